/** Draws a padel court from above, tilted, with the path of a ball, as decoration. */
export function CourtArt() {
  return (
    <svg
      viewBox="0 0 600 900"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      style={{ position: 'absolute', inset: 0, width: '100%', height: '100%' }}
    >
      <defs>
        <linearGradient id="court-ground" x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="#0f7a84" />
          <stop offset="1" stopColor="#07343b" />
        </linearGradient>
        <linearGradient id="court-shade" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0.45" stopColor="#07343b" stopOpacity="0" />
          <stop offset="1" stopColor="#052429" stopOpacity="0.9" />
        </linearGradient>
      </defs>
      <path fill="url(#court-ground)" d="M0 0h600v900H0z" />
      <g transform="rotate(-18 300 380)" fill="none" stroke="#ffffff" strokeOpacity="0.35" strokeWidth="3">
        <path fill="#1ba8b1" fillOpacity="0.28" d="M120 60h360v640H120z" />
        <path d="M120 200h360M120 560h360M300 200v360" />
        <path strokeOpacity="0.7" strokeWidth="4" d="M104 380h392" />
        <path
          stroke="#d7f24b"
          strokeOpacity="0.9"
          strokeDasharray="2 14"
          strokeLinecap="round"
          strokeWidth="5"
          d="M190 640q40-330 210-470"
        />
        <circle cx="402" cy="168" r="13" fill="#d7f24b" stroke="none" />
      </g>
      <path fill="url(#court-shade)" d="M0 0h600v900H0z" />
    </svg>
  );
}
