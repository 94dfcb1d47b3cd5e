import type { Actor, AnyField, AnyResource } from '@school/kernel';
import { mayRead } from '../../catalogue/rights.ts';

/** The columns of a line grid: what the list of the child shows, else all its fields; never the way back to the parent. */
export const lineColumns = (child: AnyResource, actor: Actor): readonly (readonly [string, AnyField])[] =>
  (child.list.columns.length > 0 ? child.list.columns : Object.keys(child.fields))
    .filter((key) => key !== child.parent)
    .flatMap((key) => {
      const field = child.fields[key];
      return field && mayRead(actor, child, field) ? [[key, field] as const] : [];
    });
