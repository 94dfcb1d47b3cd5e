import type { ShownCatalogue } from './catalogue.ts';
import { privilegesPart, type CatalogueOutline, type CataloguePart } from './outline.ts';
import { routesOf } from './routes.ts';

interface Definition {
  readonly key: string;
  readonly module: string;
}

/** Parts that have arrived, are loading, or failed to load. */
class Arrivals {
  private readonly load: (module: string) => Promise<CataloguePart>;
  private readonly here = new Map<string, CataloguePart>();
  private readonly coming = new Map<string, Promise<void>>();
  private readonly failed = new Map<string, unknown>();

  constructor(load: (module: string) => Promise<CataloguePart>) {
    this.load = load;
  }

  /** Resolves when the part has arrived; rejects when it cannot be loaded, and another call tries again. */
  async fetch(module: string): Promise<void> {
    if (this.here.has(module)) return;
    this.failed.delete(module);
    await this.begin(module);
    if (this.failed.has(module)) throw this.failed.get(module);
  }

  /**
   * The part, or thrown to the page being rendered, the promise of it: React waits for what is thrown and renders again. A
   * failed part is reported once as an error, and requested again after that.
   */
  read(module: string): CataloguePart {
    const part = this.here.get(module);
    if (part) return part;
    if (this.failed.has(module)) {
      const reason = this.failed.get(module);
      this.failed.delete(module);
      throw reason;
    }
    throw this.begin(module);
  }

  private begin(module: string): Promise<void> {
    const begun = this.coming.get(module) ?? this.bring(module);
    this.coming.set(module, begun);
    return begun;
  }

  private async bring(module: string): Promise<void> {
    try {
      this.here.set(module, await this.load(module));
    } catch (error) {
      this.failed.set(module, error);
    } finally {
      this.coming.delete(module);
    }
  }
}

/** A definition whose late properties are looked up in its part when read. */
const lateDefinition = <T extends Definition>(
  early: T,
  names: readonly string[],
  restOf: () => Readonly<Record<string, unknown>> | undefined,
): T => {
  const definition = { ...early };
  for (const name of names) {
    Object.defineProperty(definition, name, { enumerable: true, get: () => restOf()?.[name] });
  }
  return definition;
};

/**
 * A catalogue whose definitions arrive module by module. Keys, labels, addresses and rights are there from the start;
 * `ready` loads the rest of some definitions, and a page that reads one earlier waits for it (React's Suspense).
 * @param load loads the part of a module
 */
export const catalogueInParts = (
  outline: CatalogueOutline,
  load: (module: string) => Promise<CataloguePart>,
): ShownCatalogue => {
  const arrivals = new Arrivals(load);
  const resources = outline.resources.map((early) =>
    lateDefinition(early, outline.late.resources, () => arrivals.read(early.module).resources[early.key]),
  );
  const reports = outline.reports.map((early) =>
    lateDefinition(early, outline.late.reports, () => arrivals.read(early.module).reports[early.key]),
  );
  const documents = outline.documents.map((early) =>
    lateDefinition(early, outline.late.documents, () => arrivals.read(early.module).documents[early.key]),
  );
  const byKey = new Map(resources.map((resource) => [resource.key, resource]));
  const modules = new Map([...resources, ...reports, ...documents].map(({ key, module }) => [key, module]));
  let routes: ShownCatalogue['routes'] | undefined;
  return {
    ...outline,
    resources,
    reports,
    documents,
    get routes() {
      return (routes ??= routesOf(outline));
    },
    get privileges() {
      return arrivals.read(privilegesPart).privileges ?? [];
    },
    resource: (key) => {
      const found = byKey.get(key);
      if (!found) throw new Error(`The catalogue has no resource "${key}".`);
      return found;
    },
    has: (key) => byKey.has(key),
    pointingAt: (key) =>
      resources.flatMap((resource) =>
        Object.entries(resource.fields).flatMap(([field, definition]) =>
          (definition.type === 'ref' || definition.type === 'refs') && definition.to === key
            ? [{ resource, field }]
            : [],
        ),
      ),
    ready: async (keys) => {
      const wanted = keys.flatMap((key) => {
        const own = modules.get(key);
        return own === undefined ? [] : [own, ...(outline.needs[key] ?? [])];
      });
      await Promise.all([...new Set(wanted)].map((module) => arrivals.fetch(module)));
    },
  };
};
