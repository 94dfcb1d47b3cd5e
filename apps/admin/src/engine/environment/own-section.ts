import { mayAct, type Actor, type OwnSection } from '@school/kernel';
import type { ComponentType } from 'react';
import type { RecordRow } from '../data/record-row.ts';

/** The props of a hand-written part of a form or a page. */
export interface OwnSectionProps {
  /** The stored record; none while a new one is being filled in. */
  readonly record: RecordRow | undefined;
  /** The form's current values; on a record's page, the record itself. */
  readonly values: Readonly<Record<string, unknown>>;
}

/** Hand-written parts, by the key that definitions use. */
export type OwnSections = Readonly<Record<string, ComponentType<OwnSectionProps>>>;

/** Whether an own part belongs in a place and is meant for a user. */
export const showsOwn =
  (actor: Actor, on: OwnSection['on']) =>
  ({ on: place, access, forOneself }: OwnSection): boolean =>
    place === on && (access === undefined || mayAct(actor, { access, forOneself }));
