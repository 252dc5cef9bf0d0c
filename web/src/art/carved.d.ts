declare module "virtual:carved/title" {
  const title: import("./lettering").CarvedTitle;
  export default title;
}

declare module "virtual:carved/rock" {
  const rock: import("./rock").CarvedRock;
  export default rock;
}

declare module "virtual:carved/*" {
  const box: import("./shapes").CarvedBox;
  export default box;
}
