"""Games answer for themselves: nobody asks which game it is, only what it is like. `questions` lists where one does."""

import ast
from collections.abc import Iterator
from pathlib import PurePosixPath

STATES = frozenset({"BaseState", "ExpansionState", "DuelState", "Claims"})
REGISTERED = frozenset({"OPTIONS", "GAMES"})  # what the rulesets themselves say of each game
NAMES = frozenset({"base", "saboteur2", "duel", "solo"})
# The modules that define the games: their classes, the ruleset, and the rulesets themselves.
CORE = frozenset(f"engine/core/{name}.py" for name in ("base", "expansion", "claims", "duel", "rules")) | {
    "engine/ruleset.py"
}


def questions(path: PurePosixPath, source: str) -> list[str]:
    """Where one module, its path given relative to `src/saboteur`, asks which game it is."""
    if path.as_posix() in CORE or path.parts[0] == "rulesets":
        return []
    return [f"{path}:{line}: {what}" for line, what in sorted(set(_asked(ast.parse(source))))]


def _asked(tree: ast.Module) -> Iterator[tuple[int, str]]:
    for node in ast.walk(tree):
        match node:
            case ast.Call(func=ast.Name(id="isinstance" | "issubclass"), args=[_, kinds]):
                if found := _names(kinds) & STATES:
                    yield node.lineno, f"asks for the class {', '.join(sorted(found))}; ask the state or its nature"
            case ast.MatchClass(cls=kind) if _names(kind) & STATES:
                yield node.lineno, "matches the class of a state; ask the state or its nature"
            case ast.Compare(left=left, comparators=others):
                if any(_is_class(each) or _is_type_of_state(each) for each in (left, *others)):
                    yield node.lineno, "compares the class of a state; ask the state or its nature"
                if _asks_name([left, *others]):
                    yield node.lineno, "compares a game's name; ask the ruleset what it is"
                if any(_is_markers(each) for each in (left, *others)):
                    yield node.lineno, "compares the number of markers; ask the ruleset what is meant"
            case ast.Call(func=ast.Attribute(value=owner, attr="startswith" | "endswith"), args=[part, *_]) if (
                _names_game(part) and _name(owner) != "id"  # of a card
            ):
                yield node.lineno, "looks at a game's name; ask the ruleset what it is"
            case ast.alias(name=name, asname=str()) if name in STATES:
                yield node.lineno, f"gives {name} another name, by which it could be asked for"
            case ast.Attribute(attr="__class__"):
                yield node.lineno, "looks at a class; ask the state or its nature"
            case ast.Assign(value=value) | ast.AnnAssign(value=value) | ast.NamedExpr(value=value) if value and (
                _is_markers(value) or _is_name(value)
            ):
                yield node.lineno, "keeps a game's name or its number of markers, which could be asked for later"
            case ast.Subscript(value=table, slice=key) if _is_name(key) and _name(table) not in REGISTERED:
                yield node.lineno, "chooses by a game's name; ask the ruleset what it is"
            case ast.Match(subject=subject) if _is_markers(subject):
                yield node.lineno, "matches the number of markers; ask the ruleset what is meant"
            case ast.MatchValue(value=ast.Constant(value=str(name))) if name in NAMES:
                yield node.lineno, "matches a game's name; ask the ruleset what it is"
            case _:
                pass
        for test in _tests(node):
            if _is_markers(test):
                yield test.lineno, "decides by the number of markers; ask the ruleset what is meant"


def _names(node: ast.AST) -> set[str]:
    """All names in an expression, of modules too."""
    return {_name(each) for each in ast.walk(node)} - {""}


def _name(node: ast.AST) -> str:
    """The last word of a name."""
    return node.id if isinstance(node, ast.Name) else node.attr if isinstance(node, ast.Attribute) else ""


def _is_class(node: ast.expr) -> bool:
    """`DuelState`, its name or `made.decided`, compared with something."""
    return _name(node) in (*STATES, "decided") or (isinstance(node, ast.Constant) and node.value in STATES)


def _asks_name(compared: list[ast.expr]) -> bool:
    """Whether a name is compared with anything but the name of another ruleset."""
    names = [_is_name(each) for each in compared]
    return any(map(_names_game, compared)) or (any(names) and not all(names))


def _is_name(node: ast.expr) -> bool:
    """`ruleset.name`, `view.ruleset.name`."""
    return isinstance(node, ast.Attribute) and node.attr == "name" and _is_ruleset(node.value)


def _is_ruleset(node: ast.expr) -> bool:
    """What a ruleset is called wherever there is one."""
    return _name(node).strip("_") in ("ruleset", "rules", "made")


def _names_game(node: ast.expr) -> bool:
    """`"duel"`, or several such names in a row."""
    match node:
        case ast.Constant(value=str(name)):
            return name in NAMES
        case ast.Tuple(elts=items) | ast.List(elts=items) | ast.Set(elts=items):
            return any(_names_game(each) for each in items)
        case _:
            return False


def _tests(node: ast.AST) -> Iterator[ast.expr]:
    """Everything that is asked whether it is true."""
    match node:
        case ast.If() | ast.IfExp() | ast.While() | ast.Assert():
            yield node.test
        case ast.comprehension(ifs=tests):
            yield from tests
        case ast.match_case(guard=ast.expr() as guard):
            yield guard
        case ast.BoolOp(values=values):
            yield from values
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            yield operand
        case ast.Call(func=ast.Name(id="bool"), args=[only]):
            yield only
        case _:
            pass


def _is_type_of_state(node: ast.expr) -> bool:
    """`type(state)`, `type(game.state)`."""
    match node:
        case ast.Call(func=ast.Name(id="type"), args=[of]):
            return _name(of).strip("_") == "state"
        case _:
            return False


def _is_markers(node: ast.expr) -> bool:
    """`ruleset.markers`, `view.ruleset.markers`, `state.rules.markers`: how many a game has, not how many are left."""
    match node:
        case ast.Attribute(value=owner, attr="markers"):
            return _is_ruleset(owner)
        case _:
            return False
