declare module "virtual:rules/numbered" {
  /** Every numbered rule by its number, as HTML. */
  const numbered: { readonly [rule: string]: string };
  export default numbered;
}

declare module "virtual:rules/*" {
  const book: {
    readonly html: string;
    /** What its drawings show, by their names. */
    readonly mines: { readonly [name: string]: import("./pictured").DrawnMine };
    readonly headings: readonly { readonly id: string; readonly level: number; readonly title: string }[];
  };
  export default book;
}
