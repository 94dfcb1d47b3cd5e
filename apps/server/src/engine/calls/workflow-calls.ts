import type { AnyResource } from '@school/kernel';
import { askAhead, runAction } from '../write/action.ts';
import { bulkChange } from '../write/bulk.ts';
import { moveRecord } from '../write/transition.ts';
import type { Writer } from '../write/writer.ts';
import { answerWrite, dataText, savedText } from './answer-write.ts';
import type { GenericCall } from './generic-call.ts';
import { recordId } from './record-id.ts';

const changes = ({ single: one, appendOnly }: AnyResource): boolean => !one && !appendOnly;

const fleeting = ({ actions = {} }: AnyResource, name: string): boolean =>
  Object.hasOwn(actions, name) && actions[name]?.fleeting === true;

/** Calls that change many records, or follow their life cycle. */
export const workflowCalls: readonly GenericCall[] = [
  {
    name: 'bulk',
    method: 'POST',
    paths: ['bulk'],
    own: 'bulk',
    summary: ({ label }) => `Change many ${label[1]}, all or none`,
    offered: changes,
    handle: (call) => answerWrite(call, async (writer) => dataText(await bulkChange(writer, call.body))),
  },
  {
    name: 'action',
    method: 'POST',
    paths: ['action/:name'],
    summary: ({ label }) => `Run an action on ${label[1]}`,
    offered: ({ actions }) => Object.keys(actions ?? {}).length > 0,
    handle: async (call) => {
      const name = call.parameters['name'] ?? '';
      const isFleeting = fleeting(call.resource, name);
      const ahead = await askAhead(call, name, call.body);
      const run = async (writer: Writer): Promise<string> =>
        dataText(await runAction(writer, name, call.body, ahead));
      return answerWrite(call, run, { isFleeting });
    },
  },
  {
    name: 'transition',
    method: 'POST',
    paths: ['transition/:name/:id'],
    summary: ({ label }) => `Move one of ${label[1]} to another state`,
    offered: ({ lifecycle }) => lifecycle !== undefined,
    handle: (call) => {
      const id = recordId(call.parameters['id']);
      return answerWrite(call, async (writer) =>
        savedText(await moveRecord(writer, id, call.parameters['name'] ?? '', call.body), 'Saved'),
      );
    },
  },
];
