/** How X-Wing's shapes are printed. */
export const svgStyle = `
.shape-arc, .shape-arc-auxiliary, .shape-turret { display: none }
.piece .shape-panel, .piece .shape-engine, .piece .shape-cockpit { fill: #fff; fill-opacity: 0.35 }
.piece .shape-asteroid { stroke: #55575f; stroke-width: 1.5 }
.piece .shape-debris { fill: #c9b99a; stroke: #7a6a49; stroke-width: 1.5; stroke-dasharray: 5 3 }
.piece .shape-bomb { fill: #c62828; stroke: #7f0000; stroke-width: 1 }
.piece .shape-satellite { fill: #fff59d; stroke: #9e8b00; stroke-width: 1.5 }
.mark-attack { stroke: #c62828; stroke-dasharray: 8 4 }
`;
