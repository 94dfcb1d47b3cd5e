import { useNotificationContext, useTakeUndoableMutation, type NotificationPayload } from 'react-admin';
import { useCallback, useEffect } from 'react';

export interface Turn {
  /** The current message. */
  readonly shown: NotificationPayload | undefined;
  /** False while a newer message is waiting to be shown. */
  readonly isLast: boolean;
  /** Dismisses the message; a change that it offers to undo is made now, or not at all. */
  readonly end: (isUndone: boolean) => void;
}

/**
 * Messages one after the other. A change that waits for its message to go (react-admin's `undoable`) is sent when the
 * message closes or a newer one replaces it, and never twice; users who leave the product before that are asked.
 */
export const useTurn = (): Turn => {
  const { notifications, takeNotification } = useNotificationContext();
  const takeMutation = useTakeUndoableMutation();
  const [shown] = notifications;
  const isLast = notifications.length < 2;
  const undoable = shown?.notificationOptions?.undoable === true;
  const end = useCallback(
    (isUndone: boolean): void => {
      takeNotification();
      if (undoable) takeMutation()?.({ isUndo: isUndone });
    },
    [undoable, takeNotification, takeMutation],
  );
  useEffect(() => {
    if (!isLast) end(false);
  }, [isLast, end]);
  useEffect(() => {
    if (!undoable) return undefined;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [undoable]);
  return { shown, isLast, end };
};
