import { parseXml } from '../../src/modules/online-exams/qti/parse-xml.ts';
import { elementsIn, wordsIn } from '../../src/modules/online-exams/qti/xml-element.ts';
import type { XmlElement } from '../../src/modules/online-exams/qti/xml-element.ts';
import type {
  Archive,
  Constraint,
  CostFunction,
  EventResource,
  Instance,
  PlacedEvent,
  ProblemEvent,
  ProblemResource,
  Solution,
} from './archive.ts';

const childOf = (element: XmlElement | undefined, ...path: readonly string[]): XmlElement | undefined =>
  path.reduce<XmlElement | undefined>((at, name) => at && elementsIn(at, name)[0], element);
const childrenOf = (element: XmlElement | undefined, ...path: readonly string[]): readonly XmlElement[] => {
  const at = childOf(element, ...path);
  return at ? elementsIn(at) : [];
};
const textOf = (element: XmlElement, name: string): string | undefined => {
  const found = elementsIn(element, name)[0];
  return found && wordsIn(found).trim();
};
const numberOf = (element: XmlElement, name: string, otherwise: number): number => {
  const text = textOf(element, name);
  return text === undefined ? otherwise : Number(text);
};
const idOf = ({ attributes }: XmlElement): string => attributes['Id'] ?? '';
const referenceOf = ({ attributes }: XmlElement): string => attributes['Reference'] ?? '';

/** Groups an element declares membership of, by whatever means. */
const groupsOf = (element: XmlElement, kinds: readonly string[], list: string): readonly string[] => [
  ...elementsIn(element)
    .filter(({ name }) => kinds.includes(name))
    .map(referenceOf),
  ...childrenOf(element, list).map(referenceOf),
];

const grouped = <T>(
  members: readonly XmlElement[],
  groups: (member: XmlElement) => readonly string[],
  named: (member: XmlElement, index: number) => T,
): ReadonlyMap<string, readonly T[]> => {
  const found = new Map<string, T[]>();
  members.forEach((member, index) => {
    for (const group of groups(member)) found.set(group, [...(found.get(group) ?? []), named(member, index)]);
  });
  return found;
};

const eventResourceOf = (element: XmlElement): EventResource => ({
  role: textOf(element, 'Role'),
  resource: element.attributes['Reference'],
});

interface Known {
  readonly timeOf: (id: string) => number;
  readonly timeGroups: ReadonlyMap<string, readonly number[]>;
  readonly eventGroups: ReadonlyMap<string, readonly string[]>;
  readonly resourceGroups: ReadonlyMap<string, readonly string[]>;
}

const isCostFunction = (text: string | undefined): text is CostFunction =>
  text === 'Linear' || text === 'Quadratic' || text === 'Step';

/** @throws Error for a cost function that is not known here */
const constraintOf = (element: XmlElement, known: Known): Constraint => {
  const about = (list: string): readonly string[] => childrenOf(element, 'AppliesTo', list).map(referenceOf);
  const costFunction = textOf(element, 'CostFunction');
  if (!isCostFunction(costFunction)) throw new Error(`${idOf(element)} costs ${costFunction ?? 'nothing'}`);
  const eventGroups = about('EventGroups');
  const inGroups = (groups: readonly string[], of: ReadonlyMap<string, readonly string[]>) =>
    groups.flatMap((group) => of.get(group) ?? []);
  const timeGroups = childrenOf(element, 'TimeGroups').map((group) => ({
    times: known.timeGroups.get(referenceOf(group)) ?? [],
    least: numberOf(group, 'Minimum', 0),
    most: numberOf(group, 'Maximum', Number.POSITIVE_INFINITY),
  }));
  const duration = textOf(element, 'Duration');
  return {
    kind: element.name.replace(/Constraint$/, ''),
    id: idOf(element),
    required: textOf(element, 'Required') === 'true',
    weight: numberOf(element, 'Weight', 1),
    costFunction,
    events: [...about('Events'), ...inGroups(eventGroups, known.eventGroups)],
    eventGroups,
    about: [...about('Resources'), ...inGroups(about('ResourceGroups'), known.resourceGroups)],
    role: textOf(element, 'Role'),
    times: [
      ...childrenOf(element, 'Times').map((time) => known.timeOf(referenceOf(time))),
      ...timeGroups.flatMap(({ times }) => times),
    ],
    timeGroups,
    preferred: [
      ...childrenOf(element, 'Resources').map(referenceOf),
      ...inGroups(childrenOf(element, 'ResourceGroups').map(referenceOf), known.resourceGroups),
    ],
    duration: duration === undefined ? undefined : Number(duration),
    least: numberOf(element, 'Minimum', numberOf(element, 'MinimumAmount', 0)),
    most: numberOf(element, 'Maximum', numberOf(element, 'MaximumAmount', Number.POSITIVE_INFINITY)),
    leastDuration: numberOf(element, 'MinimumDuration', 1),
    mostDuration: numberOf(element, 'MaximumDuration', Number.POSITIVE_INFINITY),
  };
};

const eventOf = (element: XmlElement, { timeOf }: Known): ProblemEvent => {
  const time = childOf(element, 'Time');
  return {
    id: idOf(element),
    duration: numberOf(element, 'Duration', 1),
    time: time && timeOf(referenceOf(time)),
    resources: childrenOf(element, 'Resources')
      .filter(({ name }) => name === 'Resource')
      .map(eventResourceOf),
  };
};

const instanceOf = (element: XmlElement): Instance & Known => {
  const times = childrenOf(element, 'Times').filter(({ name }) => name === 'Time');
  const place = new Map(times.map((time, index) => [idOf(time), index]));
  const events = childrenOf(element, 'Events').filter(({ name }) => name === 'Event');
  const resources = childrenOf(element, 'Resources').filter(({ name }) => name === 'Resource');
  const known: Known = {
    timeOf: (id) => place.get(id) ?? -1,
    timeGroups: grouped(
      times,
      (time) => groupsOf(time, ['Day', 'Week'], 'TimeGroups'),
      (_, index) => index,
    ),
    eventGroups: grouped(events, (event) => groupsOf(event, ['Course'], 'EventGroups'), idOf),
    resourceGroups: grouped(resources, (one) => groupsOf(one, [], 'ResourceGroups'), idOf),
  };
  const resourceOf = (one: XmlElement): ProblemResource => {
    const type = childOf(one, 'ResourceType');
    return { id: idOf(one), type: type ? referenceOf(type) : '' };
  };
  return {
    ...known,
    id: idOf(element),
    times: times.map(idOf),
    days: childrenOf(element, 'Times', 'TimeGroups')
      .filter(({ name }) => name === 'Day')
      .map(idOf),
    resources: new Map(resources.map((one) => [idOf(one), resourceOf(one)])),
    events: new Map(events.map((one) => [idOf(one), eventOf(one, known)])),
    constraints: childrenOf(element, 'Constraints').map((one) => constraintOf(one, known)),
  };
};

const placedOf = (element: XmlElement, instance: Instance & Known): PlacedEvent => {
  const event = referenceOf(element);
  const time = childOf(element, 'Time');
  return {
    event,
    duration: numberOf(element, 'Duration', instance.events.get(event)?.duration ?? 1),
    time: time && instance.timeOf(referenceOf(time)),
    chosen: childrenOf(element, 'Resources').map(eventResourceOf),
  };
};

/**
 * Reads an archive of one problem with its published solutions.
 * @param text XML
 * @throws Error if it contains no problem
 */
export const readArchive = (text: string): Archive => {
  const root = parseXml(text);
  const [problem] = childrenOf(root, 'Instances');
  if (!problem) throw new Error('There is no problem in this archive.');
  const instance = instanceOf(problem);
  const solutions = childrenOf(root, 'SolutionGroups').flatMap((group) =>
    elementsIn(group, 'Solution')
      .filter((solution) => referenceOf(solution) === instance.id)
      .map((solution): Solution => ({
        group: idOf(group),
        placed: childrenOf(solution, 'Events').map((one) => placedOf(one, instance)),
      })),
  );
  return { instance, solutions };
};
