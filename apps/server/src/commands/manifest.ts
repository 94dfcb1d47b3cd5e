import { routesOf } from '@school/kernel';
import { catalogue } from '@school/resources';
import { ownControllers } from '../app/application.ts';
import { callsOf, controllersOf } from '../engine/calls/calls-of.ts';
import { Engine } from '../engine/engine.ts';
import { behaviours } from '../modules/behaviours.ts';
import { modules } from '../modules/index.ts';
import { Database, createPool } from '../platform/database/database.ts';
import type { Command } from './command.ts';

const keysOf = (definitions: readonly { readonly key: string }[]): string[] =>
  definitions.map(({ key }) => key);

/** Prints what the product offers, made from its code and catalogue; nothing is opened. */
export const command: Command = {
  run: async () => {
    const pool = createPool('postgres://nowhere');
    const engine = new Engine(catalogue, new Database(pool), behaviours);
    const controllers = [...ownControllers(engine), ...controllersOf(modules)];
    const isSettings = ({ kind }: { readonly kind: string }): boolean => kind === 'settings';
    const manifest = {
      screens: routesOf(catalogue).map(({ path, key, kind, module }) => ({ path, key, kind, module })),
      calls: callsOf(controllers),
      resources: keysOf(catalogue.resources.filter((resource) => !isSettings(resource))),
      reports: keysOf(catalogue.reports),
      settings: keysOf(catalogue.resources.filter(isSettings)),
      documents: keysOf(catalogue.documents),
    };
    await pool.end();
    process.stdout.write(`${JSON.stringify(manifest, null, 2)}\n`);
  },
};
