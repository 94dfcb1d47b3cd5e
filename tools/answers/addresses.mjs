import { SymbolFlags } from 'typescript/unstable/sync';
import { SyntaxKind } from 'typescript/unstable/ast';

/** Placeholder for a part of an address that is known only while the admin runs. */
export const hole = '\u0000';

/** Placeholder for the base path of some resource. */
export const anyBase = '\u0001';

/** How deep constants and helpers are followed. */
const deepest = 8;

const joined = (lists) =>
  lists.reduce((heads, tails) => heads.flatMap((head) => tails.map((tail) => head + tail)), ['']);

const bodyOf = ({ body }) => {
  if (body?.kind !== SyntaxKind.Block) return body;
  const [only, ...more] = [...body.statements];
  return only?.kind === SyntaxKind.ReturnStatement && more.length === 0 ? only.expression : undefined;
};

/** The value of a property set in an object. */
export const stated = (object, name) => {
  if (object?.kind !== SyntaxKind.ObjectLiteralExpression) return undefined;
  const property = [...object.properties].find((one) => one.name?.text === name);
  return property?.initializer ?? property?.name;
};

/**
 * Determines which texts an expression may have, with a hole for each part that depends on the running product; none for
 * `undefined`.
 * @param project of the compiler
 */
export const addressReader = (project) => {
  const { checker } = project;

  const declarationOf = (node) => {
    const isShort = node.parent?.kind === SyntaxKind.ShorthandPropertyAssignment;
    const found = isShort
      ? checker.getShorthandAssignmentValueSymbol(node.parent)
      : checker.getSymbolAtLocation(node);
    const isAlias = found !== undefined && (found.flags & SymbolFlags.Alias) !== 0;
    const [handle] = (isAlias ? checker.getAliasedSymbol(found) : found)?.declarations ?? [];
    return handle?.resolve(project);
  };

  /** The strings of a type that allows no others. */
  const wordsOfType = (node) => {
    const type = checker.getTypeAtLocation(node);
    const parts = type?.isUnionType() ? type.getTypes() : [type];
    const texts = parts.map((part) =>
      part?.isTemplateLiteralType() ? part.texts.join(hole) : part?.isStringLiteralType() ? part.value : hole,
    );
    return texts.includes(hole) ? [hole] : texts;
  };

  /** Values of a function's parameters where it is called with certain arguments. */
  const given = (called, args, read) => {
    const known = new Map();
    for (const [at, { name, initializer }] of [...called.parameters].entries()) {
      const value = args[at] ?? initializer;
      if (name.kind !== SyntaxKind.ObjectBindingPattern) {
        known.set(called.parameters[at], value ? read(value) : []);
        continue;
      }
      for (const element of name.elements) {
        const part = stated(value, (element.propertyName ?? element.name).text) ?? element.initializer;
        known.set(element, part ? read(part) : []);
      }
    }
    return known;
  };

  const isSame = ({ left, right }, read) => {
    const [[one, ...ones], [other, ...others]] = [read(left), read(right)];
    const areSure = ones.length + others.length === 0 && !`${one}${other}`.includes(hole);
    return areSure ? one === other : undefined;
  };

  const chosen = ({ condition, whenTrue, whenFalse }, read) => {
    const isEqual = condition.operatorToken?.kind === SyntaxKind.EqualsEqualsEqualsToken;
    const holds = isEqual ? isSame(condition, read) : undefined;
    if (holds !== undefined) return read(holds ? whenTrue : whenFalse);
    return [...read(whenTrue), ...read(whenFalse)];
  };

  const binary = ({ left, operatorToken: { kind }, right }, read) => {
    if (kind === SyntaxKind.PlusToken) return joined([read(left), read(right)]);
    if (kind === SyntaxKind.AmpersandAmpersandToken) return read(right);
    const isOr = kind === SyntaxKind.BarBarToken || kind === SyntaxKind.QuestionQuestionToken;
    return isOr ? [...read(left), ...read(right)] : [hole];
  };

  const named = (node, read, known) => {
    if (node.text === 'undefined') return [];
    const declaration = declarationOf(node);
    const texts = known.get(declaration);
    if (texts !== undefined) return texts;
    const isConstant = declaration?.kind === SyntaxKind.VariableDeclaration && declaration.initializer;
    return isConstant ? read(declaration.initializer) : wordsOfType(node);
  };

  const called = (node, read, depth) => {
    const { expression } = node;
    if (expression.text === 'baseOf') return [anyBase];
    if (expression.text === 'withQuery') return read(node.arguments[0]);
    const declaration = declarationOf(expression);
    const callee =
      declaration?.kind === SyntaxKind.VariableDeclaration ? declaration.initializer : declaration;
    const body = callee?.parameters && bodyOf(callee);
    return body ? textsOf(body, given(callee, [...node.arguments], read), depth + 1) : [hole];
  };

  const textsOf = (node, known, depth) => {
    if (node === undefined || depth > deepest) return [hole];
    const read = (inner) => textsOf(inner, known, depth + 1);
    switch (node.kind) {
      case SyntaxKind.StringLiteral:
      case SyntaxKind.NoSubstitutionTemplateLiteral:
        return [node.text];
      case SyntaxKind.TemplateExpression:
        return joined([
          [node.head.text],
          ...[...node.templateSpans].flatMap(({ expression, literal }) => [read(expression), [literal.text]]),
        ]);
      case SyntaxKind.ConditionalExpression:
        return chosen(node, read);
      case SyntaxKind.ParenthesizedExpression:
      case SyntaxKind.AsExpression:
      case SyntaxKind.NonNullExpression:
        return read(node.expression);
      case SyntaxKind.BinaryExpression:
        return binary(node, read);
      case SyntaxKind.Identifier:
        return named(node, read, known);
      case SyntaxKind.CallExpression:
        return called(node, read, depth);
      case SyntaxKind.PropertyAccessExpression:
        return wordsOfType(node);
      default:
        return [hole];
    }
  };
  const nothing = new Map();
  return {
    /** @param known values of parameters, by their declarations */
    textsOf: (node, known = nothing) => [...new Set(textsOf(node, known, 0))],
    /** Values of a function's parameters at a particular call. */
    givenTo: (callee, args, known = nothing) => given(callee, args, (node) => textsOf(node, known, 1)),
  };
};
