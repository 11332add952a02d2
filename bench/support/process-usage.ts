import { readFileSync } from 'node:fs'

/** Linux counts in ticks of 10 ms (`getconf CLK_TCK` = 100 on every common platform). */
const MICROS_PER_TICK = 10_000

/** CPU time of a process so far, in microseconds (proc(5), fields utime and stime). */
export function cpuMicrosOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(fields[11]) + Number(fields[12])) * MICROS_PER_TICK
}

/** Resident memory of a process in megabytes. */
export function residentMegabytesOf(pid: number): number {
  const line = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))
  return Number(line?.[1]) / 1024
}
