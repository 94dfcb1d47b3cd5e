export interface AuditFilters {
  readonly resource: string;
  readonly verb: string;
  readonly name: string;
  readonly from: string | null;
  readonly to: string | null;
}

export const noFilters: AuditFilters = { resource: '', verb: '', name: '', from: null, to: null };

export const auditVerbs = [
  'create',
  'update',
  'delete',
  'archive',
  'restore',
  'export',
  'import',
  'login',
  'loginFailed',
  'logout',
  'passwordChange',
  'passwordReset',
  'block',
  'unblock',
  'roleChange',
] as const;

/** Key of the words of a verb with the words to fall back to: `transition:approve` is told by its own name. */
export const verbWords = (verb: string): readonly [key: string, fallback: string] => {
  const name = verb.split(':').at(-1) ?? verb;
  return [`administration.verb.${name}`, `${name.charAt(0).toUpperCase()}${name.slice(1)}`];
};
