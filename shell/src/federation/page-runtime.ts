/** Leaves the shell's federation runtime in the page: remotes are built without one, see tools/build/page-runtime. */
export function leaveRuntime(): void {
  Object.assign(globalThis, { canchero_federation: __webpack_require__.federation });
}
