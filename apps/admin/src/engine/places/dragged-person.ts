const kind = 'application/x-person';

/** The person being dragged by a pointer: other dragged things do not count. */
export const draggedPerson = {
  give: (transfer: DataTransfer, person: number): void => {
    transfer.effectAllowed = 'move';
    transfer.setData(kind, String(person));
  },
  isIn: (transfer: DataTransfer): boolean => transfer.types.includes(kind),
  of: (transfer: DataTransfer): number | undefined => {
    const person = Number(transfer.getData(kind));
    return Number.isSafeInteger(person) && person > 0 ? person : undefined;
  },
};
