import type { Actor, AnyField, AnyResource } from '@school/kernel';
import { mayRead } from '../../catalogue/rights.ts';

/** The columns of a line grid: those in the child's list, else all its fields; never the reference back to the parent. */
export const lineColumns = (child: AnyResource, actor: Actor): readonly (readonly [string, AnyField])[] =>
  (child.list.columns.length > 0 ? child.list.columns : Object.keys(child.fields))
    .filter((key) => key !== child.parent)
    .flatMap((key) => {
      const field = child.fields[key];
      return field && mayRead(actor, child, field) ? [[key, field] as const] : [];
    });
