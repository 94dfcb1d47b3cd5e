/** How deep recursive types are followed. */
const deepest = 12;

const number = (type) => (type === 'integer' ? 'number' : type);

/** The alternatives of a schema, each of one type or none; references are followed. */
const alternatives = (schema, schemas) => {
  if (schema.$ref !== undefined) {
    const named = schemas[schema.$ref.replace('#/components/schemas/', '')];
    return named === undefined ? [{}] : alternatives(named, schemas);
  }
  const parts = schema.anyOf ?? schema.oneOf;
  if (parts !== undefined) return parts.flatMap((part) => alternatives(part, schemas));
  if (schema.allOf !== undefined) return [merged(schema.allOf, schemas)];
  if (schema.const !== undefined) return [{ enum: [schema.const] }];
  if (schema.enum !== undefined) return schema.enum.map((value) => ({ enum: [value] }));
  if (Array.isArray(schema.type))
    return schema.type.flatMap((type) => alternatives({ ...schema, type }, schemas));
  return [{ ...schema, type: number(schema.type) }];
};

/** Several objects merged into one, with the properties of all. */
const merged = (parts, schemas) => {
  const objects = parts.flatMap((part) => alternatives(part, schemas));
  return {
    type: 'object',
    properties: Object.assign({}, ...objects.map(({ properties }) => properties)),
    required: objects.flatMap(({ required = [] }) => required),
    ...Object.assign(
      {},
      ...objects.map(({ additionalProperties: rest }) => rest && { additionalProperties: rest }),
    ),
  };
};

/** Whether nothing is expected of an answer. */
export const isAnything = (schema) =>
  Object.entries(schema).every(([key, value]) => key === 'description' || value === undefined);

const typeOf = ({ type, enum: values }) => {
  if (values === undefined) return type;
  return values[0] === null ? 'null' : typeof values[0];
};

const word = (schema) => (schema.enum ? JSON.stringify(schema.enum[0]) : (schema.type ?? 'anything'));

const misfitOfObject = (given, wanted, at, context) => {
  const { properties = {}, required = [], additionalProperties: rest } = given;
  for (const [name, schema] of Object.entries(wanted.properties ?? {})) {
    const place = at === '' ? name : `${at}.${name}`;
    const own = properties[name] ?? (rest === true ? {} : rest);
    if (own === undefined && !wanted.required?.includes(name)) continue;
    if (own === undefined) return `${place} is not answered`;
    const isSure = properties[name] !== undefined && required.includes(name);
    if (!isSure && wanted.required?.includes(name)) return `${place} may be missing`;
    const misfit = misfitOf(own, schema, place, context);
    if (misfit) return misfit;
  }
  if (typeof wanted.additionalProperties !== 'object') return undefined;
  for (const [name, own] of Object.entries(properties)) {
    if (wanted.properties?.[name] !== undefined) continue;
    const misfit = misfitOf(own, wanted.additionalProperties, `${at}.${name}`, context);
    if (misfit) return misfit;
  }
  return undefined;
};

const misfitOfOne = (given, wanted, at, context) => {
  if (isAnything(wanted)) return undefined;
  const [is, shall] = [typeOf(given), typeOf(wanted)];
  if (isAnything(given)) return `${at || 'the answer'} is of no known type, not ${word(wanted)}`;
  if (is !== shall) return `${at || 'the answer'} may be ${word(given)}, not ${word(wanted)}`;
  if (wanted.enum !== undefined && wanted.enum[0] !== given.enum?.[0])
    return `${at || 'the answer'} may be ${word(given)}, not ${word(wanted)}`;
  if (is === 'array') {
    if (wanted.prefixItems !== undefined) {
      for (const [index, part] of wanted.prefixItems.entries()) {
        const misfit = misfitOf(
          given.prefixItems?.[index] ?? given.items ?? {},
          part,
          `${at}[${index}]`,
          context,
        );
        if (misfit) return misfit;
      }
      return undefined;
    }
    const parts = given.prefixItems ?? [given.items ?? {}];
    for (const part of parts) {
      const misfit = misfitOf(part, wanted.items ?? {}, `${at}[]`, context);
      if (misfit) return misfit;
    }
    return undefined;
  }
  return is === 'object' ? misfitOfObject(given, wanted, at, context) : undefined;
};

const misfitOf = (given, wanted, at, context) => {
  if (context.depth > deepest) return undefined;
  const key = given.$ref && wanted.$ref ? `${given.$ref} ${wanted.$ref}` : undefined;
  if (key !== undefined && context.seen.has(key)) return undefined;
  if (key !== undefined) context.seen.add(key);
  const inner = { ...context, depth: context.depth + 1 };
  const wants = alternatives(wanted, context.wantedSchemas);
  for (const one of alternatives(given, context.givenSchemas)) {
    const misfits = wants.map((other) => misfitOfOne(one, other, at, inner));
    if (misfits.every((misfit) => misfit !== undefined)) {
      // The alternative of the same kind describes the mistake best.
      const alike = wants.findIndex((other) => typeOf(other) === typeOf(one));
      return misfits[Math.max(0, alike)];
    }
  }
  return undefined;
};

/**
 * What keeps an answer from being what it is taken for: a property that is missing, may be missing or is of another type;
 * nothing where it fits.
 * @param given JSON Schema of the answer, and the schemas that it refers to
 * @param wanted JSON Schema of what it is taken for
 * @returns one sentence for the first place, such as `rows[].name may be null, not string`
 */
export const misfit = (given, wanted) =>
  misfitOf(given.schema, wanted.schema, '', {
    givenSchemas: given.schemas,
    wantedSchemas: wanted.schemas,
    seen: new Set(),
    depth: 0,
  });
