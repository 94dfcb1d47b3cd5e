import type { DriveItem } from '@school/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useCallback } from 'react';
import { CallError, isAbort } from '../../../engine/data/call-error.ts';
import type { Call } from '../../../engine/data/http.ts';
import { useEnvironment } from '../../../engine/environment/environment.ts';
import { useToast } from '../../../engine/feedback/use-toast.ts';
import { driveBase } from '../item/drive-item.ts';

/** The server's message, if it returned one. */
export const saidBy = (error: unknown): string =>
  error instanceof CallError && !error.message.startsWith('engine.') ? error.message : '';

interface Write {
  readonly path: string;
  readonly call: Call;
  /** Keys of the toasts under `drive.toast.` and `drive.problem.`. */
  readonly word: string;
  /** Shown instead of the plain toast, for example one that offers to undo. */
  readonly tell?: () => void;
}

export interface DriveWrites {
  readonly createFolder: (name: string, parent: number | undefined) => Promise<boolean>;
  readonly rename: (item: DriveItem, name: string) => Promise<boolean>;
  readonly move: (item: DriveItem, folder: number | undefined) => Promise<boolean>;
  readonly remove: (item: DriveItem) => Promise<boolean>;
  readonly restore: (item: DriveItem) => Promise<boolean>;
  readonly purge: (item: DriveItem | undefined) => Promise<boolean>;
  readonly share: (item: DriveItem, users: readonly number[]) => Promise<boolean>;
  readonly unshare: (item: DriveItem, users: readonly number[]) => Promise<boolean>;
  readonly star: (item: DriveItem, starred: boolean) => Promise<boolean>;
  readonly bringBack: (item: DriveItem, version: number) => Promise<boolean>;
  /** Reloads what is shown. */
  readonly reload: () => Promise<void>;
}

/**
 * Everything that changes the drive. Each success and failure has its toast, a failure also the red alert, and the current
 * folder is reloaded afterwards (001 §4, §8).
 */
export const useDriveWrites = (onProblem: (text: string | undefined) => void): DriveWrites => {
  const { http } = useEnvironment();
  const client = useQueryClient();
  const toast = useToast();
  const translate = useTranslate();
  const reload = useCallback(() => client.invalidateQueries({ queryKey: ['drive'] }), [client]);
  const write = async ({ path, call, word, tell }: Write): Promise<boolean> => {
    try {
      await http(`${driveBase}/${path}`, call);
      onProblem(undefined);
      if (tell) tell();
      else toast.success(`drive.toast.${word}`);
      await reload();
      return true;
    } catch (error) {
      if (isAbort(error)) return false;
      const text = translate(`drive.problem.${word}`);
      toast.error(text);
      const said = saidBy(error);
      onProblem(said && said !== text ? `${text}: ${said}` : text);
      return false;
    }
  };
  const restore = (item: DriveItem): Promise<boolean> =>
    write({ path: `trash/${item.id}/restore`, call: { method: 'POST' }, word: 'restore' });
  return {
    createFolder: (name, parent) =>
      write({
        path: 'folders',
        call: { method: 'POST', body: { name, ...(parent === undefined ? {} : { parentFolderId: parent }) } },
        word: 'folder',
      }),
    rename: (item, newName) =>
      write({ path: `items/${item.id}/rename`, call: { method: 'PUT', query: { newName } }, word: 'rename' }),
    move: (item, folder) =>
      write({
        path: `items/${item.id}/move`,
        call: { method: 'PUT', query: folder === undefined ? {} : { newParentFolderId: folder } },
        word: 'move',
      }),
    remove: (item) =>
      write({
        path: `items/${item.id}`,
        call: { method: 'DELETE' },
        word: 'delete',
        tell: () => toast.undo('drive.toast.delete', {}, () => void restore(item)),
      }),
    restore,
    purge: (item) =>
      write({ path: item ? `trash/${item.id}` : 'trash', call: { method: 'DELETE' }, word: 'purge' }),
    share: (item, userIds) =>
      write({ path: `items/${item.id}/share`, call: { method: 'POST', body: { userIds } }, word: 'share' }),
    unshare: (item, userIds) =>
      write({
        path: `items/${item.id}/unshare`,
        call: { method: 'POST', body: { userIds } },
        word: 'unshare',
      }),
    star: (item, starred) =>
      write({
        path: `items/${item.id}/star`,
        call: { method: starred ? 'PUT' : 'DELETE' },
        word: 'star',
        tell: () => undefined,
      }),
    bringBack: (item, version) =>
      write({
        path: `items/${item.id}/versions/${version}/restore`,
        call: { method: 'POST' },
        word: 'bringBack',
      }),
    reload,
  };
};
