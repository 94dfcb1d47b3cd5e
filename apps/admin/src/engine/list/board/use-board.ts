import type { AnyResource } from '@school/kernel';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { RaRecord } from 'react-admin';
import { StaleError } from '../../data/call-error.ts';
import { useEnvironment } from '../../environment/environment.ts';
import { useProvider } from '../../environment/use-provider.ts';
import { useToast } from '../../feedback/use-toast.ts';
import { useRecordVerbs } from '../../verbs/use-record-verbs.ts';
import { boardMoves, type BoardMove } from './board-moves.ts';

export interface BoardControl {
  readonly moves: (row: RaRecord) => readonly BoardMove[];
  readonly move: (row: RaRecord, move: BoardMove) => void;
  /** The card being moved. */
  readonly busy: RaRecord['id'] | undefined;
}

/** What can be done with the cards of a board. */
export const useBoard = (resource: AnyResource): BoardControl => {
  const environment = useEnvironment();
  const provider = useProvider();
  const client = useQueryClient();
  const toast = useToast();
  const verbs = useRecordVerbs(resource);
  const by = resource.list.board?.by ?? '';
  const moving = useMutation({
    mutationFn: async ({ row, move }: { readonly row: RaRecord; readonly move: BoardMove }) => {
      if (move.transition) return void (await verbs.transition(row, ...move.transition));
      const data = { [by]: move.to, version: row['version'] as number };
      await provider.update(resource.key, { id: row.id, data, previousData: row });
      await client.invalidateQueries({ queryKey: [resource.key] });
    },
    onError: (error) => {
      toast.failure(error);
      // The card reverts to the state that someone else has saved.
      if (error instanceof StaleError) void client.invalidateQueries({ queryKey: [resource.key] });
    },
  });
  return {
    moves: (row) => boardMoves(environment, resource, row),
    move: (row, move) => moving.mutate({ row, move }),
    busy: moving.isPending ? moving.variables.row.id : undefined,
  };
};
