import { may } from '@school/kernel';
import { useEnvironment } from '../../../engine/environment/environment.ts';
import { useCall } from '../../../engine/environment/use-call.ts';

interface Definition {
  readonly name: string;
}

/** Names of the first two active additional details of employees. */
export const useDetailLabels = (): readonly (string | undefined)[] => {
  const { actor, catalogue } = useEnvironment();
  const definition = catalogue.resource('customFieldDefinition');
  const { data } = useCall<readonly Definition[]>(
    may(actor, definition.access, 'read') ? '/setup/v1/AdditionalDetails/getall' : undefined,
    { filter: { ownerEntity: 'EMPLOYEE', active: true }, sort: ['priority', 'ASC'], range: [0, 1] },
  );
  return Array.isArray(data) ? data.map(({ name }) => name) : [];
};
