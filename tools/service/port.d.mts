/** Whether a server can listen on this port of this machine. @param {number} port */
export declare function isPortFree(port: number, host?: string): Promise<any>;
/** A port that is free now. */
export declare function freePort(): Promise<any>;
