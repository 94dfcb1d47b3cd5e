import type { Access, FieldLevel, Principal, Role, Verb } from './access.ts';

/** The signed-in user as seen by the rules. */
export interface Actor {
  readonly id: number;
  readonly role: Role;
  /** Effective privileges; not consulted for ADMIN, who holds all. */
  readonly privileges: ReadonlySet<string>;
  readonly employee?: number | null;
  readonly student?: number | null;
  readonly guardian?: number | null;
  /** Batches the actor belongs to: a student's own, those a teacher teaches, those of a parent's children. */
  readonly batches?: readonly number[];
  /** Courses of those batches. */
  readonly courses?: readonly number[];
  /** Subjects the actor teaches. */
  readonly subjects?: readonly number[];
  /** Role groups the actor belongs to. */
  readonly roleGroups?: readonly number[];
  /** Departments the actor works in. */
  readonly departments?: readonly number[];
  /** Recipient lists that name the actor, or include something that the actor belongs to. */
  readonly userGroups?: readonly number[];
  /** Students the actor is responsible for, as a parent. */
  readonly wards?: readonly number[];
  /** Employees in whose place the actor decides today: they are away, and the actor is their deputy. */
  readonly standsInFor?: readonly number[];
  /**
   * Another program acting for the user with some of the privileges. What belongs to the user by the kind of account does
   * not extend to the program: it reads what everyone of that kind reads, and writes only what a privilege allows.
   */
  readonly client?: boolean;
  /** Keys of features that are switched off for this kind of user: modules, and verbs such as `import`. */
  readonly off?: ReadonlySet<string>;
}

/** Whether the institution has switched the feature off for the actor; ADMIN is no exception. */
export const isOff = ({ off }: Actor, feature: string | undefined): boolean =>
  feature !== undefined && off !== undefined && off.has(feature);

const stands = ({ role, privileges }: Actor, principals: readonly Principal[] | undefined): boolean =>
  role === 'ADMIN' || (principals ?? []).some((principal) => principal === role || privileges.has(principal));

/** True when the actor is one of the principals. ADMIN always is; another program never by its user's kind of account. */
export const isAmong = (actor: Actor, principals: readonly Principal[] | undefined): boolean =>
  actor.client === true
    ? (principals ?? []).some((principal) => actor.privileges.has(principal))
    : stands(actor, principals);

/** True when the actor may perform the action; administrators do not automatically have actions for oneself. */
export const mayAct = (
  actor: Actor,
  { access, forOneself = false }: { readonly access: readonly Principal[]; readonly forOneself?: boolean },
): boolean => (forOneself && actor.role === 'ADMIN' ? access.includes('ADMIN') : isAmong(actor, access));

/** The principals of a verb, with the defaults of `Access`. */
export const principalsOf = (access: Access, verb: Verb): readonly Principal[] => {
  if (access[verb]) return access[verb];
  if (verb === 'archive') return access.delete ?? [];
  if (verb === 'export') return access.read;
  if (verb === 'import') return access.create ?? [];
  return [];
};

/** Whether the actor may read the history of the records they see. */
export const mayReadHistory = (actor: Actor, { history }: Pick<Access, 'history'>): boolean =>
  history === undefined || isAmong(actor, history);

/**
 * Whether the actor may use the verb on the resource at all; a verb granted to nobody is denied to ADMIN too, because only
 * the product writes there. Rows and field levels are decided separately.
 */
export const may = (actor: Actor, access: Access, verb: Verb): boolean => {
  if (isOff(actor, access.feature) || isOff(actor, verb)) return false;
  const principals = principalsOf(access, verb);
  if (principals.length === 0) return false;
  return verb === 'read' ? stands(actor, principals) : isAmong(actor, principals);
};

/**
 * Whether the actor is offered the records for referencing: true for those who read them, and for those who only pick them.
 * The latter learn only what a picker shows, the title and the second line.
 */
export const mayPick = (actor: Actor, access: Access): boolean =>
  may(actor, access, 'read') || (!isOff(actor, access.feature) && isAmong(actor, access.pick ?? []));

/**
 * Whether the actor may do to this row what the principals may do, where some of them may do it only to rows of their own
 * (`own`). What the actor may do at all is decided separately.
 */
export const mayTouch = (
  actor: Actor,
  access: Access,
  principals: readonly Principal[],
  row: Readonly<Record<string, unknown>>,
): boolean => {
  const { own } = access;
  if (!own || row['createdBy'] === actor.id) return true;
  return isAmong(
    actor,
    principals.filter((principal) => !own.includes(principal)),
  );
};

/** Whether a page, report or document of a module is available to the actor. */
export const opensTo = (
  actor: Actor,
  {
    module,
    feature,
    access,
    forOneself = false,
  }: {
    readonly module: string;
    readonly feature?: string;
    readonly access: readonly Principal[] | 'public';
    readonly forOneself?: boolean;
  },
): boolean =>
  access === 'public' ||
  (!isOff(actor, module) && !isOff(actor, feature) && mayAct(actor, { access, forOneself }));

/** Whether the actor may read or write the fields of a level. */
export const mayLevel = (actor: Actor, access: Access, level: FieldLevel, mode: 'read' | 'write'): boolean =>
  level === 'basic' || actor.role === 'ADMIN' || isAmong(actor, access.levels?.[level]?.[mode]);

type RowRules = 'all' | readonly Exclude<NonNullable<Access['rows']>[string], 'all'>[];

const rulesOf = (actor: Actor, { rows }: Access, counts: (principal: Principal) => boolean): RowRules => {
  if (actor.role === 'ADMIN' || !rows) return 'all';
  const isTheirs = (principal: Principal, rule: unknown): boolean =>
    rule === 'all' ? stands(actor, [principal]) : isAmong(actor, [principal]);
  const rules = Object.entries(rows)
    .filter(([principal, rule]) => counts(principal) && isTheirs(principal, rule))
    .map(([, rule]) => rule);
  return rules.includes('all') ? 'all' : rules.filter((rule) => rule !== 'all');
};

/**
 * The row rules by which the actor reads: `all`, or the filters of which at least one must match. The rule of an actor who
 * only picks opens no row. An actor with no rule in a resource that has rules sees nothing.
 */
export const rowsFor = (actor: Actor, access: Access): RowRules =>
  rulesOf(actor, access, (principal) => !access.pick?.includes(principal) || access.read.includes(principal));

/** The same for the rows that the actor may reference, and see the title and the second line of. */
export const pickedRowsFor = (actor: Actor, access: Access): RowRules => rulesOf(actor, access, () => true);
