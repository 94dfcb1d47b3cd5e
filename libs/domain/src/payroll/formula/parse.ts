import type { Result } from '../../outcome/result.ts';
import { success } from '../../outcome/result.ts';
import type { BinaryOperator, Expression, FunctionName } from './ast.ts';
import { functionArity, isFunctionName } from './ast.ts';
import type { SyntaxProblem, SyntaxReason } from './syntax-problem.ts';
import { syntaxProblem } from './syntax-problem.ts';
import { TokenCursor } from './token-cursor.ts';
import { tokenize } from './tokens.ts';

/** Longest formula that is read, in characters. */
export const maxFormulaLength = 500;

/** Deepest nesting of brackets, signs, percentages and calls that is read. */
export const maxFormulaDepth = 50;

type Parsed = Result<Expression, SyntaxProblem>;

const additive: readonly BinaryOperator[] = ['+', '-'];
const multiplicative: readonly BinaryOperator[] = ['*', '/'];

/**
 * Parses a payroll formula: numbers, codes, `+ - * /`, brackets, a leading minus, MIN MAX ROUND FLOOR CEIL, and a rate as
 * in `40%GROSS`, which binds tighter than `*`.
 * @param text formula as stored, at most 500 characters, nested at most 50 deep
 * @returns the expression, or what is wrong and at which column
 */
export function parseFormula(text: string): Parsed {
  if (text.length > maxFormulaLength) return syntaxProblem('TOO_LONG', maxFormulaLength + 1);
  const tokens = tokenize(text);
  if (!tokens.ok) return tokens;
  if (tokens.value.length === 1) return syntaxProblem('EMPTY', 1);
  const cursor = new TokenCursor(tokens.value);
  const expression = parseSum(cursor, 1);
  if (!expression.ok) return expression;
  return cursor.next.kind === 'end' ? expression : unexpected(cursor);
}

function parseSum(cursor: TokenCursor, depth: number): Parsed {
  return parseChain(cursor, additive, () =>
    parseChain(cursor, multiplicative, () => parseFactor(cursor, depth)),
  );
}

/** Operators of equal precedence group from the left, so `A-B-C` is `(A-B)-C`. */
function parseChain(
  cursor: TokenCursor,
  operators: readonly BinaryOperator[],
  parseOperand: () => Parsed,
): Parsed {
  let left = parseOperand();
  while (left.ok) {
    const operator = operators.find((symbol) => cursor.accept(symbol));
    if (operator === undefined) return left;
    const right = parseOperand();
    if (!right.ok) return right;
    left = success({ kind: 'binary', operator, left: left.value, right: right.value });
  }
  return left;
}

function parseFactor(cursor: TokenCursor, depth: number): Parsed {
  if (depth > maxFormulaDepth) return at(cursor, 'TOO_DEEP');
  if (cursor.accept('-')) {
    const operand = parseFactor(cursor, depth + 1);
    return operand.ok ? success({ kind: 'negate', operand: operand.value }) : operand;
  }
  if (cursor.accept('(')) return parseBracket(cursor, depth);
  if (cursor.next.kind === 'number') return parseNumber(cursor, depth);
  if (cursor.next.kind === 'name') return parseName(cursor, depth);
  return unexpected(cursor);
}

function parseBracket(cursor: TokenCursor, depth: number): Parsed {
  const inner = parseSum(cursor, depth + 1);
  if (!inner.ok) return inner;
  return cursor.accept(')') ? inner : unexpected(cursor);
}

function parseNumber(cursor: TokenCursor, depth: number): Parsed {
  const { text } = cursor.take();
  if (!cursor.accept('%')) return success({ kind: 'number', text });
  const of = parseFactor(cursor, depth + 1);
  return of.ok ? success({ kind: 'percent', rate: text, of: of.value }) : of;
}

function parseName(cursor: TokenCursor, depth: number): Parsed {
  const name = cursor.take();
  const isCall = cursor.accept('(');
  if (isFunctionName(name.text)) {
    if (!isCall) return syntaxProblem('ARGUMENTS_MISSING', name.column, name.text);
    return parseCall(cursor, name.text, name.column, depth);
  }
  if (isCall) return syntaxProblem('UNKNOWN_FUNCTION', name.column, name.text);
  return success({ kind: 'code', code: name.text });
}

function parseCall(cursor: TokenCursor, name: FunctionName, column: number, depth: number): Parsed {
  const args: Expression[] = [];
  if (!cursor.accept(')')) {
    do {
      const argument = parseSum(cursor, depth + 1);
      if (!argument.ok) return argument;
      args.push(argument.value);
    } while (cursor.accept(','));
    if (!cursor.accept(')')) return unexpected(cursor);
  }
  const [fewest, most] = functionArity[name];
  const fits = args.length >= fewest && args.length <= most;
  return fits ? success({ kind: 'call', name, args }) : syntaxProblem('WRONG_ARGUMENT_COUNT', column, name);
}

function unexpected(cursor: TokenCursor): Parsed {
  return at(cursor, cursor.next.kind === 'end' ? 'UNEXPECTED_END' : 'UNEXPECTED_WORD');
}

function at(cursor: TokenCursor, reason: SyntaxReason): Parsed {
  return syntaxProblem(reason, cursor.next.column, cursor.next.text);
}
