/**
 * School timetabling problems as stored in the public XHSTT archive: what is to be placed, what the rules are and what each
 * costs if violated (G. Post, J. H. Kingston et al., XHSTT: an XML archive for high school timetabling problems, 2014).
 */
export interface Instance {
  readonly id: string;
  /** Times in their order; all else names them by their place in it. */
  readonly times: readonly string[];
  readonly timeGroups: ReadonlyMap<string, readonly number[]>;
  /** Groups of times that are days, in their order. */
  readonly days: readonly string[];
  readonly resources: ReadonlyMap<string, ProblemResource>;
  readonly events: ReadonlyMap<string, ProblemEvent>;
  readonly eventGroups: ReadonlyMap<string, readonly string[]>;
  readonly constraints: readonly Constraint[];
}

export interface ProblemResource {
  readonly id: string;
  /** Teacher, Class or Room. */
  readonly type: string;
}

/** A course: so many times a week, for these resources simultaneously. */
export interface ProblemEvent {
  readonly id: string;
  readonly duration: number;
  /** Id of the fixed time, if the problem specifies one. */
  readonly time: number | undefined;
  readonly resources: readonly EventResource[];
}

/** A resource of an event; one still to be chosen has only a role. */
export interface EventResource {
  readonly role: string | undefined;
  readonly resource: string | undefined;
}

/** How a deviation is turned into a cost. */
export type CostFunction = 'Linear' | 'Quadratic' | 'Step';

/** A limited group of times. */
export interface LimitedTimes {
  readonly times: readonly number[];
  readonly least: number;
  readonly most: number;
}

export interface Constraint {
  /** "AvoidClashes", "SpreadEvents" and so on. */
  readonly kind: string;
  readonly id: string;
  readonly required: boolean;
  readonly weight: number;
  readonly costFunction: CostFunction;
  /** Ids of the events it applies to, whether named directly or through a group. */
  readonly events: readonly string[];
  readonly eventGroups: readonly string[];
  /** Ids of the resources that it is about. */
  readonly about: readonly string[];
  readonly role: string | undefined;
  readonly times: readonly number[];
  readonly timeGroups: readonly LimitedTimes[];
  /** Ids of the preferred resources. */
  readonly preferred: readonly string[];
  readonly duration: number | undefined;
  readonly least: number;
  readonly most: number;
  readonly leastDuration: number;
  readonly mostDuration: number;
}

/** A part of an event that occupies consecutive times. */
export interface PlacedEvent {
  readonly event: string;
  readonly duration: number;
  readonly time: number | undefined;
  /** What was chosen for roles. */
  readonly chosen: readonly EventResource[];
}

export interface Solution {
  readonly group: string;
  readonly placed: readonly PlacedEvent[];
}

export interface Archive {
  readonly instance: Instance;
  readonly solutions: readonly Solution[];
}
