import { fieldsIn, type AnyOperation } from '@school/kernel';
import { chooseDeputy } from '@school/resources';
import { useTranslate } from 'react-admin';
import { useMemo } from 'react';
import { useEnvironment } from '../../../engine/environment/environment.ts';
import { useDialogs } from '../../../engine/feedback/dialogs-context.ts';
import { useToast } from '../../../engine/feedback/use-toast.ts';
import { useLoad } from '../../../engine/own-screen/use-load.ts';
import { useWrite } from '../../../engine/own-screen/use-write.ts';
import type { ApplicationRow } from '../parts/application.ts';

const { key, label, description = '', input = {} }: AnyOperation = chooseDeputy;

interface DeputyRow {
  readonly fromDate: string;
  readonly toDate: string;
  readonly _labels?: Readonly<Record<string, string>>;
}

/** The user's own deputies; nobody's while it is not asked. */
const useOwnDeputies = (isAsked: boolean): readonly DeputyRow[] => {
  const { employee } = useEnvironment().actor;
  const query = useMemo(() => ({ filter: { employee }, labels: ['deputy'] }), [employee]);
  const path = isAsked && employee !== undefined ? '/setup/v1/LeaveDeputy/getall' : undefined;
  return useLoad<readonly DeputyRow[]>(path, 'leave.fail.deputy', query).data ?? [];
};

interface DeputyOfLeave {
  /** The name of the deputy for all days of a leave; undefined while there is none. */
  readonly nameFor: (row: ApplicationRow) => string | undefined;
  /** Asks who decides in the user's place during one of their own leaves, and saves it. */
  readonly chooseFor: (row: ApplicationRow) => Promise<unknown>;
}

/** @param decides whether others report to the user, who may then have a deputy */
export const useDeputy = (decides: boolean): DeputyOfLeave => {
  const translate = useTranslate();
  const dialogs = useDialogs();
  const toast = useToast();
  const { write } = useWrite();
  const deputies = useOwnDeputies(decides);
  return {
    nameFor: ({ startDate, endDate }) =>
      deputies.find(({ fromDate, toDate }) => fromDate <= startDate && toDate >= endDate)?._labels?.[
        'deputy'
      ],
    chooseFor: (row) =>
      dialogs.ask({
        title: translate(`words.${label}`, { _: label }),
        text: translate(`words.${description}`, { _: description }),
        verb: translate('ra.action.save'),
        fields: fieldsIn(input),
        owner: `operations.${key}`,
        by: { resource: 'leaveApplication', kind: 'operation', name: key, record: row.id },
        send: async (given) => {
          const saved = await write({
            path: `/setup/v1/LeaveDeputy/choose/${row.id}`,
            body: given,
            fallback: 'leave.fail.deputy',
          });
          if (saved !== undefined) toast.success('leave.done.deputy');
          return saved !== undefined;
        },
      }),
  };
};
