import { expressionKind } from '../../expression/kind.ts';
import { fieldTypeOf } from '../../field/bound-type.ts';
import { resolvePath } from '../../resource/paths.ts';
import { address, eachResource, type CatalogueCheck } from './finding.ts';
import { judgeExpression, type FieldAt } from './judge-expression.ts';
import { namedExpressions } from './named-expressions.ts';

/** Browser and database agree on an expression only when its operands are of the kinds the operators take. */
export const expressions: CatalogueCheck = {
  code: 'RES016',
  finds:
    'An expression with an unknown field, a wrong number or kind of operands, or a result of the wrong kind.',
  run: eachResource((resource, catalogue) => {
    const fieldAt: FieldAt = (path) => resolvePath(resource, path, catalogue)?.field;
    return namedExpressions(resource).flatMap(({ at, expression, wanted }) => {
      const problem = judgeExpression(expression, fieldAt);
      if (problem !== undefined) return [{ at: address(resource, at), message: problem }];
      const kind = expressionKind(expression, (path) => {
        const field = fieldAt(path);
        return field && fieldTypeOf(field).kind;
      });
      if (kind === 'any' || kind === wanted) return [];
      return [{ at: address(resource, at), message: `gives ${kind}, but ${wanted} is needed` }];
    });
  }),
};
