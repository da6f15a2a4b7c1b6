/** Digits of the number of sales with its calling code, or none. */
export const SALES_NUMBER = /^(\d{8,15})?$/;
