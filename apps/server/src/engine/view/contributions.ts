import { NotFound, isAmong, isOff, roles as allRoles } from '@school/kernel';
import type {
  AnyView,
  Contribution,
  Principal,
  Role,
  ShownFact,
  ShownTile,
  WaitingItem,
} from '@school/kernel';
import type { CallContext } from '../context.ts';
import { narrowedAddress } from './narrowed-address.ts';
import { opensView } from './views.ts';
import type { Views } from './views.ts';

/** Rows of an item shown on the first page; the rest is a link. */
const fewRows = 5;
/** Maximum people in the head of a page. */
const mostOfAll = 6;

interface Offered {
  readonly view: string;
  readonly roles?: readonly Role[];
  readonly access?: readonly Principal[];
  readonly unless?: readonly Principal[];
}

const isRole = (principal: Principal): principal is Role => allRoles.some((role) => role === principal);

/** A view for kinds of account alone holds what is a person's own: others read all rows of it, and have nothing to do there. */
const rolesOf = ({ access = [] }: AnyView): readonly Role[] | undefined =>
  access.length > 0 && access.every(isRole) ? access.filter(isRole) : undefined;

const isFor = (
  { role, privileges }: CallContext['actor'],
  { roles, unless = [] }: Offered,
  view: AnyView,
): boolean => {
  const meant = roles ?? rolesOf(view);
  return (meant === undefined || meant.includes(role)) && !unless.some((one) => privileges.has(one));
};

const noneForHim = (error: unknown): undefined => {
  if (!(error instanceof NotFound)) throw error;
  return undefined;
};

/** What modules add to pages, with the values, for one caller: each is a view that the caller may read. */
export class Contributions {
  private readonly views: Views;

  constructor(views: Views) {
    this.views = views;
  }

  /**
   * The facts in the head of a record's page. A fact not meant for the caller, such as the attendance of a class that they
   * do not look after, does not affect the others.
   * @throws Forbidden, or NotFound for a record that the caller does not read
   */
  async summary(context: CallContext, resource: string, id: number): Promise<readonly ShownFact[]> {
    await this.views.mustRead(context, resource, id);
    const own = this.of(context, resource);
    const facts = own.flatMap(({ summary = [] }) => summary);
    return this.all(context, facts, async (fact, view) => {
      const limit = fact.all ? mostOfAll : 1;
      const answer = await this.read(context, view, { [resource]: id }, limit).catch(noneForHim);
      if (!answer) return undefined;
      const { columns, rows } = answer;
      const { key, label, tab, shows } = fact;
      const shown = columns.filter((column) => shows.includes(column.key));
      return shown.length === 0 || rows.length === 0
        ? undefined
        : { key, label, ...(tab === undefined ? {} : { tab }), columns: shown, rows };
    });
  }

  /** The figures of the first page. */
  tiles(context: CallContext): Promise<readonly ShownTile[]> {
    const tiles = this.of(context, 'home').flatMap((one) => one.tiles ?? []);
    return this.all(context, tiles, async ({ key, label, icon, to, shows }, view) => {
      const { columns, rows } = await this.read(context, view, {}, 1);
      const column = columns.find((one) => one.key === shows);
      return column && rows.length > 0
        ? { key, label, icon, to, column, value: rows[0]?.[shows] }
        : undefined;
    });
  }

  /** What is waiting for the caller; items with nothing pending are omitted. */
  waiting(context: CallContext): Promise<readonly WaitingItem[]> {
    const items = this.of(context, 'home')
      .flatMap((one) => one.waiting ?? [])
      .toSorted((a, b) => (a.order ?? 50) - (b.order ?? 50));
    const { catalogue } = this.views.engine;
    return this.all(context, items, async ({ key, label, icon, to: list, shape }, view) => {
      const { columns, rows, total } = await this.read(context, view, {}, fewRows);
      const to = narrowedAddress(catalogue, context.actor, view, list);
      return total === 0
        ? undefined
        : { key, label, icon, to, ...(shape ? { shape } : {}), total, columns, rows };
    });
  }

  private of({ actor }: CallContext, place: string): readonly Contribution[] {
    const all = this.views.engine.catalogue.contributions ?? [];
    return all.filter(({ to, module }) => to === place && !isOff(actor, module));
  }

  private read(
    context: CallContext,
    view: AnyView,
    values: Readonly<Record<string, unknown>>,
    limit: number,
  ) {
    return this.views.read(context, view, values, { offset: 0, limit });
  }

  /** Those that are meant for the caller, queried concurrently; those with nothing to show are omitted. */
  private async all<T extends Offered, R>(
    context: CallContext,
    offered: readonly T[],
    shown: (one: T, view: AnyView) => Promise<R | undefined>,
  ): Promise<readonly R[]> {
    const { catalogue } = this.views.engine;
    const { actor } = context;
    const made = await Promise.all(
      offered.map((one) => {
        const view = catalogue.views?.find(({ key }) => key === one.view);
        const opens =
          view &&
          isFor(actor, one, view) &&
          (one.access === undefined || isAmong(actor, one.access)) &&
          opensView(actor, view, catalogue);
        return opens ? shown(one, view) : undefined;
      }),
    );
    return made.filter((one): one is Awaited<R> & R => one !== undefined);
  }
}
