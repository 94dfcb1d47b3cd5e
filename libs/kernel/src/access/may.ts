import type { Access, FieldLevel, Principal, Role, Verb } from './access.ts';

/** The signed-in user as the rules see them. */
export interface Actor {
  readonly id: number;
  readonly role: Role;
  /** Effective privileges; not consulted for ADMIN, who holds all. */
  readonly privileges: ReadonlySet<string>;
  readonly employee?: number | null;
  readonly student?: number | null;
  readonly guardian?: number | null;
  /** Batches the actor stands in: as a student his own, as a teacher those he teaches, as a parent those of the children. */
  readonly batches?: readonly number[];
  /** Courses of those batches. */
  readonly courses?: readonly number[];
  /** Subjects the actor teaches. */
  readonly subjects?: readonly number[];
  /** Role groups the actor has been put into. */
  readonly roleGroups?: readonly number[];
  /** Departments the actor works in. */
  readonly departments?: readonly number[];
  /** Lists of recipients that name the actor, or take in something that the actor belongs to. */
  readonly userGroups?: readonly number[];
  /** Students whom the actor answers for, as a parent. */
  readonly wards?: readonly number[];
  /**
   * Another program, which acts for the user with some of the privileges. What is the user's own by the kind of account
   * is not the program's: it reads what everybody of that kind reads, and writes only what a privilege opens.
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

/** True when the actor is one of the principals. ADMIN always is; another program never by the kind of its user. */
export const isAmong = (actor: Actor, principals: readonly Principal[] | undefined): boolean =>
  actor.client === true
    ? (principals ?? []).some((principal) => actor.privileges.has(principal))
    : stands(actor, principals);

/** True when the actor has the action; what one does for oneself is not an administrator's for being one. */
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

/** Whether the actor reads the history of the records that he sees. */
export const mayReadHistory = (actor: Actor, { history }: Pick<Access, 'history'>): boolean =>
  history === undefined || isAmong(actor, history);

/**
 * Whether the actor may use the verb on the resource at all; a verb that is nobody's is not ADMIN's either, because
 * the product alone writes there. Rows and field levels are decided apart.
 */
export const may = (actor: Actor, access: Access, verb: Verb): boolean => {
  if (isOff(actor, access.feature) || isOff(actor, verb)) return false;
  const principals = principalsOf(access, verb);
  if (principals.length === 0) return false;
  return verb === 'read' ? stands(actor, principals) : isAmong(actor, principals);
};

/**
 * Whether the actor is offered the records to refer to them: by whoever reads them, and by whoever only picks them. What
 * a picker shows, the title and the second line, is all that the latter learns.
 */
export const mayPick = (actor: Actor, access: Access): boolean =>
  may(actor, access, 'read') || (!isOff(actor, access.feature) && isAmong(actor, access.pick ?? []));

/**
 * Whether the actor may do to this row what the principals may do, where some of them may do it only to rows of their
 * own (`own`). What he may do at all is decided apart.
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

/** Whether a page, report or document of a module is there for the actor. */
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
 * The row rules by which the actor reads: `all`, or the filters of which at least one must match. The rule of somebody
 * who only picks opens no row. An actor with no rule in a resource that has rules sees nothing.
 */
export const rowsFor = (actor: Actor, access: Access): RowRules =>
  rulesOf(actor, access, (principal) => !access.pick?.includes(principal) || access.read.includes(principal));

/** The same of the rows that the actor may refer to, and learns the title and the second line of. */
export const pickedRowsFor = (actor: Actor, access: Access): RowRules => rulesOf(actor, access, () => true);
