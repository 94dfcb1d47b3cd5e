import type { AnyResource } from '@school/kernel';
import { actionsOn, offers, operationsOn } from '../catalogue/rights.ts';
import { offeredDocuments } from '../print/offered-documents.ts';
import type { Environment } from '../environment/environment.ts';

/** Whether there is anything to do with several rows of a list together. */
export const isMarkable = (resource: AnyResource, environment: Environment): boolean => {
  const { actor } = environment;
  return (
    offers(actor, resource, 'update') ||
    offers(actor, resource, 'archive') ||
    offers(actor, resource, 'delete') ||
    // Documents of many records go into one file even if nothing about them may be changed.
    offeredDocuments(environment, resource).length > 0 ||
    actionsOn(actor, resource, 'selection').length > 0 ||
    operationsOn(actor, resource, 'several').length > 0
  );
};
