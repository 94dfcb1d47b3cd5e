import { mayLevel, mayPick, type AnyResource, type Verb } from '@school/kernel';
import { fieldAt } from '../catalogue/fields.ts';
import { allows } from '../catalogue/closed.ts';
import { offers } from '../catalogue/rights.ts';
import type { Environment } from '../environment/environment.ts';

/** What react-admin's buttons, links and columns query before they are shown. */
interface AccessQuestion {
  readonly action: string;
  /** Key of a resource, or of one with a field: `grn.total`. */
  readonly resource: string;
  readonly record?: Readonly<Record<string, unknown>> | undefined;
}

const verbs: Readonly<Record<string, Verb>> = {
  list: 'read',
  show: 'read',
  read: 'read',
  edit: 'update',
  write: 'update',
  create: 'create',
  clone: 'create',
  delete: 'delete',
  export: 'export',
};

const mayField = (environment: Environment, resource: AnyResource, path: string, verb: Verb): boolean => {
  const level = fieldAt(resource, path)?.level ?? 'basic';
  const mode = verb === 'update' ? 'write' : 'read';
  return (
    mayLevel(environment.actor, resource.access, level, mode) && mayPick(environment.actor, resource.access)
  );
};

/** Answers react-admin according to the rights in the definitions: of the resource, of the record and of the field. */
export const canAccess =
  (environment: Environment) =>
  async ({ action, resource: asked, record }: AccessQuestion): Promise<boolean> => {
    const [key = '', ...path] = asked.split('.');
    const verb = verbs[action];
    if (!environment.catalogue.has(key) || verb === undefined) return false;
    await environment.catalogue.ready([key]);
    const resource = environment.catalogue.resource(key);
    if (path.length > 0) return mayField(environment, resource, path.join('.'), verb);
    if (record && (verb === 'update' || verb === 'delete'))
      return allows(environment, resource, verb, record);
    return offers(environment.actor, resource, verb);
  };
