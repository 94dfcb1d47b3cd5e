const mark = 'school:features';

/** Features that a Nest module, controller or call is marked with. */
export const featuresOf = (target: object): readonly string[] => {
  const keys: unknown = Reflect.getMetadata(mark, target);
  return Array.isArray(keys) ? (keys as string[]) : [];
};

/** Marks a Nest module, controller or call as part of a feature that an institution can switch off. */
export const OfFeature =
  (...keys: readonly string[]): ClassDecorator & MethodDecorator =>
  (target: object, _name?: string | symbol, descriptor?: PropertyDescriptor) =>
    Reflect.defineMetadata(mark, keys, (descriptor?.value as object | undefined) ?? target);
