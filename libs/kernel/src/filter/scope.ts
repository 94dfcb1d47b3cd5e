import type { Actor } from '../access/may.ts';
import type { KnownResources } from '../resource/known.ts';
import type { AnyField } from '../field/definition.ts';
import type { AnyResource } from '../resource/definition.ts';
import type { Period } from '../field/calendar/date-words.ts';
import type { Belonging } from '../tree/filter.ts';

/** The values of `$me`, `$date` and `$field` when a filter runs. */
export interface FilterBinding {
  /** "yyyy-MM-dd" in the institution's time zone. */
  readonly today: string;
  readonly me?: Pick<Actor, 'id' | 'employee' | 'student' | 'guardian' | Belonging>;
  /** The form that contains the picker. */
  readonly form?: Readonly<Record<string, unknown>>;
  /** The instant at which a day of the institution begins (ISO, UTC); by default midnight UTC. */
  readonly dayStart?: (date: string) => string;
  /** Terms and years of the institution, for `{ $date: 'thisTerm' }` and the like. */
  readonly periods?: readonly Period[];
}

/** For whom and against what a filter is parsed. */
export interface FilterScope {
  readonly resource: AnyResource;
  readonly catalogue: KnownResources;
  /** False for fields that the reader may not read; they are refused like unknown ones. By default all are readable. */
  readonly readable?: (field: AnyField, resource: AnyResource, key: string) => boolean;
  /** Only these paths may be named, and no rows elsewhere. */
  readonly only?: ReadonlySet<string>;
  /** Without it, bounds are checked but stay in the condition. */
  readonly binding?: FilterBinding;
}

/** Nothing matches. A bound without a value yields this, never "is null". */
export const never = { any: [] } as const;
