import { getMetadataStorage } from 'class-validator';

type Storage = ReturnType<typeof getMetadataStorage>;
type Rules = ReturnType<Storage['getTargetValidationMetadatas']>;

/**
 * Lets class-validator look up the rules of a class once. By default it goes through all existing classes for each body
 * that it validates, in search of inherited rules, so that every additional resource would make every save slower. The body
 * classes have all their rules before the first validation; a look-up with a schema or groups is left to the library.
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
