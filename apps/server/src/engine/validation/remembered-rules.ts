import { getMetadataStorage } from 'class-validator';

type Storage = ReturnType<typeof getMetadataStorage>;
type Rules = ReturnType<Storage['getTargetValidationMetadatas']>;

/**
 * Lets class-validator look up the rules of a class once. By itself it goes through all classes there are for each body
 * that it checks, in search of inherited rules, so that every resource more would make every save slower. The classes of
 * bodies have all their rules before the first check; a lookup with a schema or groups is left to the library.
 */
export const rememberRules = (storage: Storage = getMetadataStorage()): void => {
  const known = new WeakMap<object, Rules>();
  const lookUp = storage.getTargetValidationMetadatas.bind(storage);
  storage.getTargetValidationMetadatas = (target, schema, always, strictGroups, groups) => {
    if (schema || always || strictGroups || groups)
      return lookUp(target, schema, always, strictGroups, groups);
    const kept = known.get(target);
    if (kept) return kept;
    const rules = lookUp(target, schema, always, strictGroups, groups);
    known.set(target, rules);
    return rules;
  };
};
