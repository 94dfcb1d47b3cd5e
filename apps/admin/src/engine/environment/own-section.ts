import { mayAct, type Actor, type OwnSection } from '@school/kernel';
import type { ComponentType } from 'react';
import type { RecordRow } from '../data/record-row.ts';

/** What a part of a form or a page that is written by hand gets. */
export interface OwnSectionProps {
  /** The record as it is kept; none while a new one is being filled in. */
  readonly record: RecordRow | undefined;
  /** What stands in the form now; on the page of a record the record itself. */
  readonly values: Readonly<Record<string, unknown>>;
}

/** Parts written by hand, by the key that definitions name. */
export type OwnSections = Readonly<Record<string, ComponentType<OwnSectionProps>>>;

/** Whether an own part belongs to a place and is for somebody. */
export const showsOwn =
  (actor: Actor, on: OwnSection['on']) =>
  ({ on: place, access, forOneself }: OwnSection): boolean =>
    place === on && (access === undefined || mayAct(actor, { access, forOneself }));
