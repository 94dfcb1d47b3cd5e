import { readFileSync } from 'node:fs';

const residentBytes = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) * 1024;

/** Watches the memory of a process; the returned function stops that and reports its maximum growth in bytes. */
export const highestMemory = (pid: number): (() => number) => {
  const before = residentBytes(pid);
  let highest = before;
  const watch = setInterval(() => {
    highest = Math.max(highest, residentBytes(pid));
  }, 50);
  return () => {
    clearInterval(watch);
    return highest - before;
  };
};
