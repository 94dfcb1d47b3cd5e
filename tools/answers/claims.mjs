import { SyntaxKind } from 'typescript/unstable/ast';
import { inProject } from '../project.mjs';
import { lineAt, sourcesIn } from '../house/sources.mjs';
import { addressReader, stated } from './addresses.mjs';
import { schemaWriter } from './schemas.mjs';

/** Functions that read an address, and those that send something to one: as the first argument, or its `path`. */
const readers = new Set(['useCall', 'useLoad', 'useLongCall', 'read']);
const senders = new Set(['http', 'send', 'write']);

const typedCallsIn = (node) => {
  const found = node.kind === SyntaxKind.CallExpression && node.typeArguments?.length > 0 ? [node] : [];
  node.forEachChild((child) => void found.push(...typedCallsIn(child)));
  return found;
};

const nameOf = ({ expression: { kind, name, text } }) =>
  kind === SyntaxKind.PropertyAccessExpression ? name.text : text;

const isObject = (node) => node?.kind === SyntaxKind.ObjectLiteralExpression;

/** Whether the options of a call may contain a method that is not visible. */
const isVague = (options) =>
  options !== undefined &&
  (!isObject(options) || [...options.properties].some(({ kind }) => kind === SyntaxKind.SpreadAssignment));

/** Where a call goes, as `{address, method}`: nodes, or a string for the method; none for an unknown method. */
const placeOf = (node) => {
  const name = nameOf(node);
  const [first, second] = [...node.arguments];
  if (readers.has(name)) return { address: first, method: 'GET' };
  if (!senders.has(name)) return undefined;
  const isOne = isObject(first);
  const options = isOne ? first : second;
  const usual = name === 'write' ? 'POST' : 'GET';
  return {
    address: isOne ? stated(first, 'path') : first,
    method: stated(options, 'method') ?? (isVague(options) ? undefined : usual),
  };
};

/**
 * What the screens take answers for: each call that names a type, as `{at, name, addresses, methods, wanted}`, with the
 * JSON Schema of that type, and the schemas it refers to. A function that passes on a type parameter is not checked itself:
 * its callers are. Addresses have holes where they depend on the running product.
 * @param folder the screens
 */
export const claimsIn = (project, folder) => {
  const { checker, program } = project;
  const { textsOf, givenTo } = addressReader(project);
  const { schemaOf, named } = schemaWriter(checker);
  /** Functions that pass on a type, with the place that they call. */
  const wrappers = new Map();

  const declaredAt = (symbol) => symbol?.declarations?.[0]?.resolve(project);

  const calls = sourcesIn(folder).flatMap((path) =>
    typedCallsIn(program.getSourceFile(inProject(path))).map((node) => ({ path, node })),
  );

  const read = ({ address, method }, known) => ({
    addresses: textsOf(address, known),
    methods: typeof method === 'string' ? [method] : method === undefined ? [] : textsOf(method, known),
  });

  /** Where a call goes: directly, or through the function it calls. */
  const placeAsked = (node) => {
    const own = placeOf(node);
    if (own) return read(own);
    const callee = declaredAt(checker.getTypeAtLocation(node.expression)?.getSymbol());
    const place = wrappers.get(callee);
    return place && read(place, givenTo(callee, [...node.arguments]));
  };

  const claimOf = ({ path, node }) => {
    const asked = placeAsked(node);
    if (asked === undefined) return undefined;
    const type = checker.getTypeFromTypeNode(node.typeArguments[0]);
    if (type?.isTypeParameter()) {
      const wrapper = declaredAt(type.getSymbol())?.parent;
      const own = placeOf(node);
      if (wrapper && own && !readers.has(nameOf(node)) && !wrappers.has(wrapper)) wrappers.set(wrapper, own);
      return undefined;
    }
    const schema = schemaOf(type);
    return {
      at: `${path}:${lineAt(path, node.expression.end)}`,
      ...asked,
      wanted: nameOf(node) === 'useLongCall' ? { type: 'array', items: schema } : schema,
    };
  };
  // Wrappers are known after the first pass.
  calls.forEach(claimOf);
  const claims = calls.flatMap((call) => claimOf(call) ?? []);
  return { claims, schemas: Object.fromEntries(named) };
};
