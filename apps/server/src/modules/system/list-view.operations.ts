import { Forbidden, NotFound, may } from '@school/kernel';
import type { Engine } from '../../engine/engine.ts';
import { viewsFor } from './list-view.store.ts';
import type { SavedView } from '@school/kernel';
import { viewsOfList } from '@school/resources';
import { handle } from '../../engine/operation/handle.ts';

declare module '@school/kernel' {
  interface KnownAnswers {
    viewsOfList: readonly SavedView[];
  }
}

/** Saved views of lists. */
export const listViewReadings = ({ catalogue }: Engine) => [
  handle(viewsOfList, async ({ input: { resource }, context, connection }) => {
    const { actor } = context;
    if (!catalogue.has(resource)) throw new NotFound();
    if (!may(actor, catalogue.resource(resource).access, 'read')) throw new Forbidden();
    return viewsFor(connection, actor, resource);
  }),
];
