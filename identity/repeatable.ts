/**
 * How long the same call gets the same answer: docs/decisions/018-lost-answers.md. Long enough for somebody who got no
 * answer, and for a browser that sends the request again by itself.
 */
export const repeatableMs = 10 * 60 * 1000
