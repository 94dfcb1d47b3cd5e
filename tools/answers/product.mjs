import { readFileSync } from 'node:fs';
import { API, TypeFlags } from 'typescript/unstable/sync';
import { inProject, root } from '../project.mjs';
import { sourcesIn } from '../house/sources.mjs';
import { schemaWriter } from './schemas.mjs';

const verbs = new Set(['Get', 'Head', 'Post', 'Put', 'Patch', 'Delete', 'Options']);

/** Every node of a tree, outer ones first. */
const nodesOf = (node) => {
  const found = [node];
  node.forEachChild((child) => void found.push(...nodesOf(child)));
  return found;
};

const decoratorCallsOf = ({ modifiers = [] }) =>
  [...modifiers].map(({ expression }) => expression).filter((call) => call?.expression?.text !== undefined);

const decoratorsOf = (node) => decoratorCallsOf(node).map(({ expression }) => expression.text);

const isController = (node) => decoratorsOf(node).includes('Controller');

const isCall = (member) => decoratorsOf(member).some((name) => verbs.has(name));

/** The paths of a decorator: one string, a list of them, or none for the base path. */
const pathsOf = (decorator) => {
  const [given] = decorator.arguments;
  if (given === undefined) return [''];
  return given.elements === undefined ? [given.text] : [...given.elements].map(({ text }) => text);
};

const named = (node, isWanted) =>
  decoratorCallsOf(node).filter(({ expression }) => isWanted(expression.text));

/** Where a method of a controller is called, as `GET setup/v1/session/stream`. */
const addressesOf = (controller, member) =>
  named(controller, (name) => name === 'Controller')
    .flatMap(pathsOf)
    .flatMap((base) =>
      named(member, (name) => verbs.has(name)).flatMap((decorator) =>
        pathsOf(decorator).map((path) =>
          [decorator.expression.text.toUpperCase(), [base, path].filter(Boolean).join('/')].join(' '),
        ),
      ),
    );

/** Methods of controllers that answer calls, as `[key, declaration, addresses]`. */
const callsIn = (program) =>
  sourcesIn('apps/server/src')
    .filter((path) => /@Controller\b/.test(readFileSync(inProject(path), 'utf8')))
    .flatMap((path) =>
      nodesOf(program.getSourceFile(inProject(path)))
        .filter(isController)
        .flatMap((controller) =>
          [...controller.members]
            .filter(isCall)
            .map((member) => [
              `${controller.name?.text}.${member.name.text}`,
              member,
              addressesOf(controller, member),
            ]),
        ),
    );

const isNamed = (type, name) => type.getSymbol()?.name === name;

/** Bytes and streams: nothing that a schema could describe. */
const streams = new Set(['Readable', 'PassThrough', 'Buffer', 'StreamableFile']);

const partsOf = (type) => (type.isUnionType() ? type.getTypes() : [type]);

/** What a method returns, once resolved. */
const givenBy = (checker, declaration) =>
  partsOf(checker.getReturnTypeOfSignature(checker.getSignatureFromDeclaration(declaration))).flatMap(
    (type) => (isNamed(type, 'Promise') ? partsOf(checker.getTypeArguments(type)[0]) : [type]),
  );

/** Content of a call's envelope, or its answer without one; neither if it is not JSON. */
const answerOf = (checker, declaration) => {
  const parts = givenBy(checker, declaration);
  const enveloped = parts.filter((part) => isNamed(part, 'Envelope'));
  if (enveloped.length > 0) return { data: enveloped.map((part) => checker.getTypeArguments(part)[0]) };
  const [only] = parts;
  if ((only.flags & TypeFlags.Never) !== 0) return { data: [only] };
  if ((only.flags & TypeFlags.Void) !== 0) return { whole: [only] };
  const isOther = (only.flags & TypeFlags.Object) === 0 || streams.has(only.getSymbol()?.name);
  return isOther ? {} : { whole: [only] };
};

/** What an interface of the kernel declares by key, as `[key, type]`. */
const statedTypes = ({ program, checker }, file, name) => {
  const source = program.getSourceFile(inProject('libs/kernel/src', file));
  const known = nodesOf(source).find((node) => node.name?.text === name && node.members);
  const type = checker.getDeclaredTypeOfSymbol(checker.getSymbolAtLocation(known.name));
  return checker.getPropertiesOfType(type).map((symbol) => [symbol.name, checker.getTypeOfSymbol(symbol)]);
};

const byKey = (entries) => Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)));

/**
 * What the server's calls return, read from the types that their handlers are checked against: `operations` with a declared type by key, `generic` ones that every resource has by name, the `addresses` of controllers with
 * their methods, `calls` of controllers as `Controller.method`, those that answer without an envelope in `bare`, and the `schemas` that all refer to.
 */
export const answersOfProduct = () => {
  const api = new API({ cwd: root });
  try {
    const config = inProject('apps/server/tsconfig.json');
    const project = api.updateSnapshot({ openProject: config }).getProject(config);
    const { schemaOf, named } = schemaWriter(project.checker);
    const oneOf = (types) => (types.length === 1 ? schemaOf(types[0]) : { anyOf: types.map(schemaOf) });
    const said = (entries) =>
      Object.fromEntries(
        Object.entries(byKey(entries.filter(([, types]) => types !== undefined))).map(([key, types]) => [
          key,
          oneOf(types),
        ]),
      );
    const stated = (file, name) => statedTypes(project, file, name).map(([key, type]) => [key, [type]]);
    const methods = callsIn(project.program);
    const keys = methods.map(([key]) => key);
    const twice = keys.filter((key, at) => keys.indexOf(key) !== at);
    if (twice.length > 0) throw new Error(`Two controllers with the same name: ${twice.join(', ')}.`);
    const answers = methods.map(([key, declaration]) => [key, answerOf(project.checker, declaration)]);
    return {
      operations: said(stated('operation/known.ts', 'KnownAnswers')),
      generic: said(stated('answer/generic.ts', 'GenericAnswers')),
      addresses: byKey(methods.flatMap(([key, , at]) => at.map((address) => [address, key]))),
      calls: said(answers.map(([key, { data }]) => [key, data])),
      bare: said(answers.map(([key, { whole }]) => [key, whole])),
      schemas: byKey([...named]),
    };
  } finally {
    api.close();
  }
};
