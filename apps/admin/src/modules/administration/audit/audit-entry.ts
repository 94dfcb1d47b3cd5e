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

/** Translation key of a verb and its fallback text: `transition:approve` is shown under its own name. */
export const verbWords = (verb: string): readonly [key: string, fallback: string] => {
  const name = verb.split(':').at(-1) ?? verb;
  return [`administration.verb.${name}`, `${name.charAt(0).toUpperCase()}${name.slice(1)}`];
};
