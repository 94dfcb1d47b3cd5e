import { SymbolFlags, TypeFlags } from 'typescript/unstable/sync';

const nothing = TypeFlags.Undefined | TypeFlags.Void;

const is = (type, flags) => (type.flags & flags) !== 0;

/** Simple values in JSON Schema, in the order in which they are tried. */
const plain = [
  [TypeFlags.Any | TypeFlags.Unknown, {}],
  [TypeFlags.NonPrimitive, { type: 'object' }],
  [TypeFlags.Null | nothing, { type: 'null' }],
  [TypeFlags.String | TypeFlags.TemplateLiteral | TypeFlags.StringMapping, { type: 'string' }],
  [TypeFlags.Number, { type: 'number' }],
  [TypeFlags.Boolean, { type: 'boolean' }],
  [TypeFlags.Never, { not: {} }],
];

const plainSchema = (type) => {
  if (is(type, TypeFlags.Literal)) return { enum: [type.value] };
  return plain.find(([flags]) => is(type, flags))?.[1];
};

const reference = (name) => ({ $ref: `#/components/schemas/${name}` });

const kindOf = (value) => (typeof value === 'string' ? 'string' : 'number');

/** A choice of several strings or numbers. */
const oneOf = (values) => ({ type: kindOf(values[0]), enum: values.toSorted() });

const orNull = (schema) => {
  if (typeof schema.type !== 'string' || schema.type === 'null')
    return { anyOf: [...(schema.anyOf ?? [schema]), { type: 'null' }] };
  return {
    ...schema,
    type: [schema.type, 'null'],
    ...(schema.enum ? { enum: [...schema.enum, null] } : {}),
  };
};

/** Alternatives in a fixed order: the compiler numbers types as it meets them, which is not always the same. */
const inOrder = (schemas) =>
  [...new Map(schemas.map((schema) => [JSON.stringify(schema), schema])).entries()]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([, schema]) => schema);

/** Types whose internals are irrelevant to answers, or that JSON serialises in a special way. */
const knownTypes = {
  Date: { type: 'string', format: 'date-time' },
  AnyField: {
    type: 'object',
    description: 'A field as its definition says it',
    properties: { type: { type: 'string' }, label: { type: 'string' } },
    required: ['type'],
    additionalProperties: { description: 'Options of its type' },
  },
};

const capital = (word) => word.charAt(0).toUpperCase() + word.slice(1);

/** The module or area whose folder contains a type. */
const areaOf = (symbol) => {
  const [declaration] = symbol.declarations;
  const [, area = ''] = /\/(?:modules|src)\/([\w-]+)\/[^/]+/.exec(declaration?.path ?? '') ?? [];
  return area
    .split('-')
    .map((word) => capital(word))
    .join('');
};

/**
 * Writes types as JSON Schema. Named types are written once, in `named`, and referred to.
 * @param checker of the compiler
 */
export const schemaWriter = (checker) => {
  const named = new Map();
  const names = new Map();
  const open = new Set();

  /** The compiler has arguments only for references. */
  const argumentsOf = (type) => (type.isTypeReference() ? checker.getTypeArguments(type) : []);

  const nameFor = (symbol) => {
    const free = [symbol.name, `${areaOf(symbol)}${symbol.name}`].find((name) => !named.has(name));
    if (free !== undefined) return free;
    let number = 2;
    while (named.has(`${symbol.name}${number}`)) number += 1;
    return `${symbol.name}${number}`;
  };

  /** The type as a symbol that can be referred to: an interface or a named object type, without parameters. */
  const symbolOf = (type) => {
    const alias = type.getAliasSymbol();
    if (alias) return type.getAliasTypeArguments().length > 0 ? undefined : alias;
    const symbol = type.getSymbol();
    const isInterface = symbol !== undefined && (symbol.flags & SymbolFlags.Interface) !== 0;
    if (!isInterface || argumentsOf(type).length > 0) return undefined;
    return symbol;
  };

  const withWords = (symbol, schema) => {
    const description = symbol.getDocumentationComment(checker).replaceAll(/\s+/g, ' ').trim();
    return description === '' ? schema : { ...schema, description };
  };

  const property = (symbol, type) => withWords(symbol, schemaOf(type));

  const isLeftOut = (symbol, type) =>
    symbol.name.startsWith('__') || type === undefined || checker.getSignaturesOfType(type, 0).length > 0;

  const mayBeMissing = (symbol, type) =>
    (symbol.flags & SymbolFlags.Optional) !== 0 ||
    is(type, nothing) ||
    (type.isUnionType() && type.getTypes().some((part) => is(part, nothing)));

  const members = (type) => {
    const symbols = checker.getPropertiesOfType(type);
    const types = symbols.length > 0 ? checker.getTypeOfSymbol(symbols) : [];
    const kept = symbols
      .map((symbol, at) => [symbol, types[at]])
      .filter(([symbol, own]) => !isLeftOut(symbol, own));
    const required = kept.filter(([symbol, own]) => !mayBeMissing(symbol, own)).map(([{ name }]) => name);
    const rest = checker.getIndexInfosOfType(type).find(({ keyType }) => is(keyType, TypeFlags.String));
    return {
      type: 'object',
      ...(kept.length > 0
        ? {
            properties: Object.fromEntries(kept.map(([symbol, own]) => [symbol.name, property(symbol, own)])),
          }
        : {}),
      ...(required.length > 0 ? { required } : {}),
      ...(rest ? { additionalProperties: schemaOf(rest.valueType) } : {}),
    };
  };

  const objectSchema = (type) => {
    const [item, ...items] = argumentsOf(type);
    if (type.getSymbol()?.name === 'RecordOf' && item?.value !== undefined) return reference(item.value);
    if (checker.isTupleType(type)) return { type: 'array', prefixItems: [item, ...items].map(schemaOf) };
    if (checker.isArrayType(type)) return { type: 'array', items: schemaOf(item) };
    const symbol = symbolOf(type);
    if (symbol === undefined) {
      // A recursive type without a name has no end.
      if (open.has(type.id)) return {};
      open.add(type.id);
      const schema = members(type);
      open.delete(type.id);
      return schema;
    }
    let name = names.get(symbol.id);
    if (name === undefined) {
      name = nameFor(symbol);
      names.set(symbol.id, name);
      named.set(name, {});
      named.set(name, withWords(symbol, members(type)));
    }
    return reference(name);
  };

  const unionSchema = (type) => {
    const parts = type.getTypes().filter((part) => !is(part, nothing));
    const values = parts.filter((part) => is(part, TypeFlags.StringLiteral | TypeFlags.NumberLiteral));
    const flags = parts.filter((part) => is(part, TypeFlags.BooleanLiteral));
    const others = parts.filter(
      (part) => !values.includes(part) && !flags.includes(part) && !is(part, TypeFlags.Null),
    );
    const schemas = [
      ...(values.length > 0 ? [oneOf(values.map(({ value }) => value))] : []),
      ...(flags.length > 1 ? [{ type: 'boolean' }] : flags.map(({ value }) => ({ enum: [value] }))),
      ...inOrder(others.map(schemaOf)),
    ];
    const schema = schemas.length === 1 ? schemas[0] : { anyOf: schemas };
    return parts.some((part) => is(part, TypeFlags.Null)) ? orNull(schema) : schema;
  };

  const schemaOf = (type) => {
    if (type === undefined) return {};
    const known = knownTypes[type.getAliasSymbol()?.name ?? type.getSymbol()?.name];
    if (known !== undefined) return known;
    if (type.isUnionType()) return unionSchema(type);
    if (type.isIntersectionType()) {
      const parts = type.getTypes();
      const simple = parts.map(plainSchema).find(Boolean);
      const hasRecord = parts.some((part) => part.getSymbol()?.name === 'RecordOf');
      return simple ?? (hasRecord ? { allOf: parts.map(schemaOf) } : members(type));
    }
    return plainSchema(type) ?? objectSchema(type);
  };

  return { schemaOf, named };
};
